import type { RelKind } from '../family/relations.ts'
import { isSamePerson, type PersonFacts } from '../family/same-person.ts'
import type { CivilDate } from '../time/civil-date.ts'
import { visitorTypes } from './visitor-type.ts'

/** What is known of somebody; null: not told. */
export type KnownFacts = { readonly [Fact in keyof PersonFacts]: PersonFacts[Fact] | null }

/** Whole facts, or null while one is missing that tells people apart. */
export function wholeFacts(known: KnownFacts): PersonFacts | null {
  const { lastName, firstName, middleName, birthday, sex } = known
  return lastName && firstName && birthday && sex ? { lastName, firstName, middleName, birthday, sex } : null
}

/** Who of the family the clinic's patient is, by name, birthday and sex; nobody where something is missing. */
export function matchPatient<M extends KnownFacts>(patient: KnownFacts, family: readonly M[]): M | undefined {
  const facts = wholeFacts(patient)
  if (!facts) return undefined
  return family.find(member => {
    const known = wholeFacts(member)
    return known !== null && isSamePerson(known, facts)
  })
}

/** May a visit of this patient become one of whoever is `relKind`? A child's never one's own, an adult's never a child's. */
export function fitsRelation(birthday: CivilDate | null, relKind: RelKind, today: CivilDate): boolean {
  const types = visitorTypes(birthday, today)
  if (relKind === 'ME') return types.includes('me')
  return relKind !== 'CHILD' || types.includes('child')
}
