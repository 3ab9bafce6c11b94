import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { ADULT_AGE, ageOn } from '@vizit/domain/person/age.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'

const NOTHING_KNOWN = { past: 0, missed: 0 }

interface GuestAge {
  /** Whole years today; null: the birthday is unknown. */
  readonly age: number | null
  readonly ageAtVisit: number | null
}

/** The ages of who was born on this day, today and at a visit. */
export function guestAges(
  birthday: CivilDate | null,
  { now, visitAt }: { readonly now: Date; readonly visitAt: Date },
): GuestAge {
  const ageAt = (day: Date) => (birthday === null ? null : ageOn(civilDateOf(day), birthday))
  return { age: ageAt(now), ageAtVisit: ageAt(visitAt) }
}

/**
 * A person without an account as input of the booking rules, without anything that a stranger could learn by
 * trying. Known doctors (second visits) and programmes count only for signed-in patients.
 */
export function candidateOf({ age, ageAtVisit }: GuestAge): Candidate {
  return {
    relation: age !== null && age < ADULT_AGE ? 'CHILD' : 'ME',
    mayBook: true,
    forbidden: false,
    profileComplete: true,
    age,
    ...(ageAtVisit !== null && { agesAtVisit: [ageAtVisit] }),
    hasProgramme: false,
    known: false,
    record: NOTHING_KNOWN,
  }
}
