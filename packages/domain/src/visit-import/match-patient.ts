import type { RelKind } from '../family/relations.ts'
import { isSamePerson, type PersonFacts } from '../family/same-person.ts'
import type { CivilDate } from '../time/civil-date.ts'
import { visitorTypes } from './visitor-type.ts'

/** The known facts about a person; null means unknown. */
export type KnownFacts = { readonly [Fact in keyof PersonFacts]: PersonFacts[Fact] | null }

/** The complete facts, or null if one that identifies the person is missing. */
export function completeFacts(known: KnownFacts): PersonFacts | null {
  const { lastName, firstName, middleName, birthday, sex } = known
  return lastName && firstName && birthday && sex ? { lastName, firstName, middleName, birthday, sex } : null
}

/**
 * The family member who matches the clinic's patient by name, birthday and sex; nobody if one of the facts is missing.
 */
export function matchPatient<M extends KnownFacts>(patient: KnownFacts, family: readonly M[]): M | undefined {
  const facts = completeFacts(patient)
  if (!facts) return undefined
  return family.find(member => {
    const known = completeFacts(member)
    return known !== null && isSamePerson(known, facts)
  })
}

/**
 * True if a visit of this patient may be imported for the member with relation `relKind`: a child's visit never for
 * oneself, an adult's visit never for a child.
 */
export function fitsRelation(birthday: CivilDate | null, relKind: RelKind, today: CivilDate): boolean {
  const types = visitorTypes(birthday, today)
  if (relKind === 'ME') return types.includes('me')
  return relKind !== 'CHILD' || types.includes('child')
}
