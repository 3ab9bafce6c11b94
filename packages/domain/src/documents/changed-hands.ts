import { isSamePerson, type PersonFacts } from '../family/same-person.ts'

/**
 * Does a patient's card, once that of somebody who was known by these facts, tell of somebody else now? A new last name
 * alone, as after a wedding, makes nobody another.
 */
export function changedHands(known: readonly PersonFacts[], said: PersonFacts): boolean {
  return !known.some(former => isSamePerson({ ...former, lastName: said.lastName }, said))
}
