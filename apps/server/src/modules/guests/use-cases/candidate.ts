import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'

const NOTHING_KNOWN = { past: 0, missed: 0 }

/**
 * Somebody without an account as the rules of booking see them: with nothing that others must not learn by asking. A
 * second visit counts for those who sign in; so does a programme.
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
