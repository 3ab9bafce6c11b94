import { isKnownKey } from '../../../platform/idempotency/is-known-key.ts'
import type { Coverer } from '../../providers/public.ts'
import type { AssignmentDetails } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import type { TimeslotRun } from '../store/booking-context.ts'
import {
  type Cancellation,
  type CancelResult,
  cancel,
  type Move,
  type MoveResult,
  move,
  moveWithin,
} from '../store/changes.ts'
import { type Reservation, type ReserveResult, reserve, reserveWithin } from '../store/reserve.ts'

type Deps = Pick<BookingDeps, 'database' | 'remote'>

/** The clinic's own system cannot be reached now. */
type Unavailable = { readonly outcome: 'unavailable' }

interface BookableTimeslot {
  readonly place: AssignmentDetails
  readonly slot: TimeslotRun
}

/**
 * Books here; when the organisation keeps its own timetable, after the booking there has succeeded
 * (docs/decisions/0041).
 */
export async function reserveAtTimetableOwner(
  asked: Reservation,
  { place, slot }: BookableTimeslot,
  deps: Deps,
): Promise<ReserveResult | Unavailable> {
  if (place.timetableOwner === 'built-in') return reserve(deps.database, asked)
  const { accountId: owner, key, profileId, now } = asked
  const taken = await deps.remote.bookOrMoveAtClinic(
    {
      ...timeOf(asked, place, slot),
      minutes: asked.service?.minutes ?? null,
      patient: { profileId, unknownPatient: null },
      coverer: asked.payer && { code: asked.payer.programId, share: asked.payer.share },
      once: key === null ? null : { owner, key },
      moves: null,
    },
    async (trx, holders) => {
      const answer = await reserveWithin(trx, { ...asked, holders })
      return { answer, visitId: answer.outcome === 'booked' ? asked.visitId : null }
    },
  )
  if (taken.outcome === 'done') return taken.answer
  // The same request was sent twice at once and its twin has booked the timeslot: give the twin's answer.
  if (taken.outcome !== 'unavailable' && (await isKnownKey(deps.database.db, { accountId: owner, key, now })))
    return { outcome: 'changed' }
  if (taken.outcome === 'visitor-busy') return taken
  const { outcome } = taken
  return {
    outcome: outcome === 'unavailable' || outcome === 'busy' || outcome === 'changed' ? outcome : 'unknown',
  }
}

interface MovedVisit extends BookableTimeslot {
  readonly profileId: string
  readonly coverer: Coverer | null
}

/** The same for a move; the organisation stays the same. */
export async function moveAtTimetableOwner(
  asked: Move,
  { place, slot, profileId, coverer }: MovedVisit,
  deps: Deps,
): Promise<MoveResult | Unavailable> {
  if (place.timetableOwner === 'built-in') return move(deps.database, asked)
  const { visitId, cutOffMinutes } = asked
  const taken = await deps.remote.bookOrMoveAtClinic(
    {
      ...timeOf(asked, place, slot),
      minutes: asked.minutes,
      patient: { profileId, unknownPatient: null },
      coverer,
      once: null,
      moves: { visitId, cutOffMinutes },
    },
    async (trx, holders) => {
      const answer = await moveWithin(trx, { ...asked, holders })
      return { answer, visitId: answer.outcome === 'moved' ? visitId : null }
    },
  )
  if (taken.outcome === 'done') return taken.answer
  if (taken.outcome === 'visitor-busy') return taken
  const { outcome } = taken
  if (outcome === 'unavailable') return { outcome }
  return { outcome: outcome === 'changed' ? 'busy' : outcome, order_id: visitId }
}

/** The same for a cancellation. */
export async function cancelAtTimetableOwner(
  asked: Cancellation,
  { timetableOwner, providerId }: Pick<AssignmentDetails, 'timetableOwner' | 'providerId'>,
  deps: Deps,
): Promise<CancelResult | Unavailable> {
  if (timetableOwner === 'built-in') return cancel(deps.database, asked)
  const { outcome } = await deps.remote.cancel({ ...asked, providerId })
  return outcome === 'not-there' ? cancel(deps.database, asked) : { outcome }
}

const timeOf = (
  { timeslotId, holders }: Pick<Move, 'timeslotId' | 'holders'>,
  { providerId, assignmentId }: AssignmentDetails,
  { startsAt, endsAt }: TimeslotRun,
) => ({ providerId, assignmentId, timeslotId, holders, startsAt, endsAt })
