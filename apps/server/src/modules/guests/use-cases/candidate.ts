import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { agesOf } from '../../booking/public.ts'

const NOTHING_KNOWN = { past: 0, missed: 0 }

/**
 * A person without an account as input of the booking rules, without anything that a stranger could learn by
 * trying. Known doctors (second visits) and programmes count only for signed-in patients.
 */
export function candidateOf(birthday: CivilDate | null, when: Parameters<typeof agesOf>[1]): Candidate {
  const ages = agesOf(birthday, when)
  return {
    relation: ages.age !== null && ages.age < ADULT_AGE ? 'CHILD' : 'ME',
    mayBook: true,
    forbidden: false,
    profileComplete: true,
    ...ages,
    hasProgramme: false,
    known: false,
    record: NOTHING_KNOWN,
  }
}
