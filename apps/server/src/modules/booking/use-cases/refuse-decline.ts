import { ageRefusal } from '@vizit/domain/booking/age-limits.ts'
import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { takesChildren } from '@vizit/domain/booking/remedy.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { BookingContext } from '../store/booking-context.ts'
import { declineTexts } from './decline-texts.ts'
import { refuseClinic } from './refuse-clinic.ts'

type AssignmentRefusal = Refused<
  'AGE_LIMITS_ISSUE' | 'CLINIC_UNAVAILABLE' | 'NO_ASSIGNMENT_BOOKING' | 'ONLINE_BOOKING_FORBIDDEN'
>

interface Declined {
  /** Sorted by weight, the weightiest first; at least one. */
  readonly codes: readonly DeclineCode[]
  readonly bookingContext: BookingContext
  readonly person: Candidate
  readonly language: Language
}

/** Refuses an order (calls §8.2) for the weightiest reason why the person cannot be booked. */
export function refuseDecline(
  declined: Declined & { readonly missing: readonly string[] },
): AssignmentRefusal | Refused<'UNDERAGE_USER' | 'PROFILE_MISSING'> {
  const [weightiest] = declined.codes
  if (weightiest === 5) return new Refused('UNDERAGE_USER', {})
  if (weightiest === 6) return new Refused('PROFILE_MISSING', { missing: [...declined.missing] })
  return refuseAssignmentDecline(declined)
}

/** The same for a move, where only the clinic, the doctor and the right to book matter. */
export function refuseAssignmentDecline({
  codes,
  bookingContext,
  person,
  language,
}: Declined): AssignmentRefusal {
  switch (codes[0]) {
    case 4:
      return refuseClinic('suspended', bookingContext.place)
    case 8:
      return new Refused('AGE_LIMITS_ISSUE', {
        reason: ageRefusal(bookingContext.terms.ages, person.agesAtVisit?.[0] ?? person.age ?? 0) ?? 'AGE',
      })
    case 7:
    case 9:
    case 14:
      return new Refused('NO_ASSIGNMENT_BOOKING', {
        phones: bookingContext.place.branchPhones.join(';'),
        ...(codes[0] === 7 && membersOnly(bookingContext, language)),
      })
    default:
      return new Refused('ONLINE_BOOKING_FORBIDDEN', {
        // A refusal for one person says nothing about the rest of the family.
        declineReasons: declineTexts(
          codes,
          { person, takesChildren: takesChildren(bookingContext.terms), takesFamily: true },
          language,
        ),
      })
  }
}

/** Whom the doctor sees, and from or up to which day the patient's programme opens the doctor. */
function membersOnly({ coversOtherDays }: BookingContext, language: Language) {
  if (!coversOtherDays) return { membersOnly: true }
  const { caption, from, to } = coversOtherDays
  return {
    membersOnly: true,
    covers: { programCaption: caption[language] ?? caption.ru, ...(from && { from }), ...(to && { to }) },
  }
}
