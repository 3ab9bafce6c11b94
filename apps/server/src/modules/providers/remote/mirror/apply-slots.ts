import { DAY_MS } from '@vizit/domain/time/day.ts'
import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../../platform/database/retry-deadlocks.ts'
import type { ClinicSlot } from '../../connectors/clinic-connector.ts'
import type { RemoteDeps } from '../deps.ts'
import { type Connection, type Progress, saveSlotProgress } from '../store/connections.ts'
import {
  addFreeSlots,
  type FreeSlot,
  lockMirror,
  withdrawAllBut,
  withdrawMirrored,
} from '../store/mirrored-slots.ts'
import { schedulesOf } from '../store/schedules.ts'

type Deps = Pick<RemoteDeps, 'database' | 'clock'>

/** Slots that begin shortly after the booking window's end are stored before the window reaches them. */
const AHEAD_MS = 7 * DAY_MS

export const mirrorEnd = (now: Date): Date => new Date(bookingWindowEnd(now).getTime() + AHEAD_MS)

/** Updates these timeslots to the clinic's state; the clinic does not have those in `gone` any more. */
export async function applySlots(
  providerId: string,
  slots: readonly ClinicSlot[],
  gone: readonly string[],
  { database, clock }: Deps,
): Promise<void> {
  await limitConcurrency(database.db, providerId, async trx => {
    const now = clock.now()
    const free = freeOf(slots, await schedulesOf(trx, providerId), now)
    const offered = new Set(free.map(({ slotId }) => slotId))
    const taken = slots.filter(({ id }) => !offered.has(id)).map(({ id }) => id)
    await withdrawMirrored(trx, providerId, [...taken, ...gone], now)
    await addFreeSlots(trx, providerId, free, now)
  })
}

/**
 * The same for the clinic's complete list of free times. Does nothing if another server has read them meanwhile.
 */
export async function applyAllFree(
  connection: Connection,
  slots: readonly ClinicSlot[],
  progress: Progress,
  { database, clock }: Deps,
): Promise<void> {
  const { providerId } = connection
  await limitConcurrency(database.db, providerId, async trx => {
    if (!(await saveSlotProgress(trx, connection, progress))) return
    const now = clock.now()
    const free = freeOf(slots, await schedulesOf(trx, providerId), now)
    await withdrawAllBut(
      trx,
      providerId,
      free.map(({ slotId }) => slotId),
      now,
    )
    await addFreeSlots(trx, providerId, free, now)
  })
}

const limitConcurrency = (db: Kysely<DB>, providerId: string, apply: (trx: Kysely<DB>) => Promise<void>) =>
  retryDeadlocks(() =>
    db.transaction().execute(async trx => {
      await lockMirror(trx, providerId)
      await apply(trx)
    }),
  )

/** What can be booked: future free times of schedules with a known assignment, one per assignment and start. */
function freeOf(slots: readonly ClinicSlot[], schedules: ReadonlyMap<string, string>, now: Date): FreeSlot[] {
  const end = mirrorEnd(now)
  const free = new Map<string, FreeSlot>()
  for (const { id, isFree, startsAt, endsAt, scheduleId } of slots) {
    const assignmentId = schedules.get(scheduleId ?? '')
    const isBookable = isFree && startsAt > now && startsAt < end && endsAt > startsAt
    if (assignmentId === undefined || !isBookable) continue
    const hour = `${assignmentId} ${startsAt.getTime()}`
    if (!free.has(hour)) free.set(hour, { slotId: id, assignmentId, startsAt, endsAt })
  }
  return [...free.values()]
}
