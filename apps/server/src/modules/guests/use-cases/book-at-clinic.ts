import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@vizit/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import {
  type AnswerOnceRequest,
  answeredBefore,
  answerOnce,
} from '../../../platform/idempotency/answer-once.ts'
import { type BookingContext, refuseClinic } from '../../booking/public.ts'
import type { NotBooked } from '../../providers/public.ts'
import type { GuestDeps } from '../deps.ts'
import type { Guest } from './read-guest.ts'

interface ClinicBooking {
  readonly guest: Guest
  readonly offered: {
    readonly bookingContext: BookingContext
    readonly slot: NonNullable<BookingContext['slot']>
  }
  readonly once: AnswerOnceRequest & { readonly holder: string }
  readonly holders: readonly string[]
  readonly visitId: string
}

type Trx = Kysely<DB>
type Answer = Readonly<Record<string, unknown>>

interface Here<J extends ErrorCode, T extends ErrorCode> {
  checkAttemptLimits(trx: Trx): Promise<{ readonly former: string | null } | Refused<J>>
  take(
    trx: Trx,
    changed: { readonly holders: readonly string[]; readonly newProfileId: string },
  ): Promise<Answer | Refused<T>>
}

/**
 * The same at an organisation that keeps its own timetable. It is asked for the time only after the rules allow
 * the booking.
 */
export async function bookAtClinic<J extends ErrorCode, T extends ErrorCode>(
  { guest, offered, once, holders, visitId }: ClinicBooking,
  { checkAttemptLimits, take }: Here<J, T>,
  { database, remote }: GuestDeps,
) {
  const judged = await database.db.transaction().execute(checkAttemptLimits)
  if (judged instanceof Refused) return judged
  const profileId = judged.former ?? randomUUID()
  const { bookingContext, slot } = offered
  const { providerId, assignmentId } = bookingContext.place
  const { startsAt, endsAt, id: timeslotId } = slot
  const { lastName, firstName, birthday, sex } = guest.person
  const taken = await remote.bookOrMoveAtClinic(
    {
      ...{ providerId, assignmentId, timeslotId, startsAt, endsAt, holders },
      minutes: bookingContext.service?.minutes ?? null,
      patient: { profileId, unknownPatient: { lastName, firstName, birthday, sex } },
      once: once.key === null ? null : { owner: once.holder, key: once.key },
      moves: null,
    },
    async (trx, changed) => {
      let isBooked = false
      const answer = await answerOnce(trx, once, async () => {
        const booked = await take(trx, { holders: changed, newProfileId: profileId })
        isBooked = !(booked instanceof Refused)
        return booked
      })
      return { answer, visitId: isBooked ? visitId : null }
    },
  )
  if (taken.outcome === 'done') return taken.answer
  // The same request was sent twice at once and its twin has booked the timeslot.
  return (
    (once.key === null ? undefined : await answeredBefore(database.db, once)) ??
    refusalOf(taken, bookingContext.place)
  )
}

function refusalOf({ outcome }: NotBooked, place: BookingContext['place']) {
  switch (outcome) {
    case 'unavailable':
      return refuseClinic('silent', place)
    case 'visitor-busy':
      return new Refused('PATIENT_BUSY', {})
    case 'unknown':
      return new Refused('NOT_FOUND', {})
    default:
      return new Refused('TIMESLOT_IS_BUSY', {})
  }
}
