import { isSamePerson, type PersonFacts } from '../family/same-person.ts'

/**
 * True if a patient's card that belonged to the person with the `known` facts now describes another person. A changed
 * last name alone, as after a wedding, is still the same person.
 */
export function isRecordOfAnotherPerson(known: readonly PersonFacts[], said: PersonFacts): boolean {
  return !known.some(former => isSamePerson({ ...former, lastName: said.lastName }, said))
}
