import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'

const NOTHING_KNOWN = { past: 0, missed: 0 }

/**
 * A person without an account as input of the booking rules, without anything that a stranger could learn by
 * trying. Known doctors (second visits) and programmes count only for signed-in patients.
 */
export function candidateOf(age: number | null): Candidate {
  return {
    relation: age !== null && age < ADULT_AGE ? 'CHILD' : 'ME',
    mayBook: true,
    forbidden: false,
    profileComplete: true,
    age,
    hasProgramme: false,
    known: false,
    record: NOTHING_KNOWN,
  }
}
