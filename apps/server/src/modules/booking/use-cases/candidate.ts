import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { ageOn } from '@vizit/domain/person/age.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { firstAndLastBookableDay } from '@vizit/domain/timetable/booking-window.ts'
import type { Member } from '../../family/public.ts'
import type { PatientHistory } from '../store/booking-context.ts'
import type { Membership } from '../store/programme-members.ts'

/** What the booking rules need to know of a member of the family. */
export type MemberToBook = Pick<
  Member,
  'relKind' | 'accessLevels' | 'lastName' | 'firstName' | 'birthday' | 'sex'
>

/** What the rules need besides: facts of the account, and the patient's past visits. */
interface PatientStanding {
  readonly account: { readonly onlineBooking: boolean } | null
  readonly history: PatientHistory
  readonly membership: Membership
}

interface When {
  readonly now: Date
  /** When the visit begins; absent while no time is chosen. */
  readonly visitAt?: Date | undefined
}

/** Turns a member of the family into the input of the booking rules. */
export function candidateOf(
  member: MemberToBook,
  { account, history, membership }: PatientStanding,
  when: When,
): Candidate {
  return {
    relation: member.relKind,
    mayBook: member.accessLevels.includes('BOOK_VISITS'),
    forbidden: account?.onlineBooking === false,
    profileComplete: missingOf(member).length === 0,
    ...agesOf(member.birthday, when),
    ...membership,
    known: history.known,
    record: history.record,
  }
}

/** Age in whole years. Null: the birthday is unknown. */
export const ageOf = ({ birthday }: Pick<MemberToBook, 'birthday'>, now: Date): number | null =>
  birthday === null ? null : ageOn(civilDateOf(now), birthday)

/**
 * The ages by which the rules judge: today's, and that on the day of the visit, or those on the first and the last day that can be
 * booked; none: the birthday is unknown.
 */
export function agesOf(
  birthday: CivilDate | null,
  { now, visitAt }: When,
): Pick<Candidate, 'age' | 'agesAtVisit'> {
  if (birthday === null) return { age: null, agesAtVisit: [] }
  const days = visitAt ? [civilDateOf(visitAt)] : firstAndLastBookableDay(civilDateOf(now))
  return { age: ageOf({ birthday }, now), agesAtVisit: days.map(day => ageOn(day, birthday)) }
}

/** The profile fields that booking needs and that are missing. */
export function missingOf(member: MemberToBook): string[] {
  const { lastName, firstName, birthday, sex } = member
  return Object.entries({ lastName, firstName, birthday, sex })
    .filter(([, value]) => value === null)
    .map(([field]) => field)
}
