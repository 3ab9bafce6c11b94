import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { ageOn } from '@vizit/domain/person/age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Member } from '../../family/public.ts'
import type { PatientHistory } from '../store/booking-context.ts'

/** What booking asks of a member of the family. */
export type Bookable = Pick<
  Member,
  'relKind' | 'accessLevels' | 'lastName' | 'firstName' | 'birthday' | 'sex'
>

/** What booking asks besides: of the account and of the patient's past. */
interface Standing {
  readonly account: { readonly onlineBooking: boolean } | null
  readonly history: PatientHistory
}

/** A member of the family as the rules of booking see them. */
export function candidateOf(member: Bookable, { account, history }: Standing, now: Date): Candidate {
  return {
    relation: member.relKind,
    mayBook: member.accessLevels.includes('BOOK_VISITS'),
    forbidden: account?.onlineBooking === false,
    profileComplete: missingOf(member).length === 0,
    age: ageOf(member, now),
    // No account has a programme until programmes can be linked.
    hasProgramme: false,
    known: history.known,
    record: history.record,
  }
}

/** Whole years; null while the birthday is unknown. */
export const ageOf = ({ birthday }: Pick<Bookable, 'birthday'>, now: Date): number | null =>
  birthday === null ? null : ageOn(civilDateOf(now), birthday)

/** What booking must know of a person and this profile does not tell. */
export function missingOf(member: Bookable): string[] {
  const { lastName, firstName, birthday, sex } = member
  return Object.entries({ lastName, firstName, birthday, sex })
    .filter(([, value]) => value === null)
    .map(([field]) => field)
}
