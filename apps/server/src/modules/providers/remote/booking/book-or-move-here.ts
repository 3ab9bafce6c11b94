import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../../platform/database/retry-deadlocks.ts'
import type { LocalResult, NotBooked, TimeRequest } from '../../port.ts'
import type { RemoteDeps } from '../deps.ts'
import { lockOwn, note, type Operation } from '../store/operations.ts'
import { storeBookedAppointment } from '../store/store-booked-appointment.ts'
import type { ClaimedOperation } from './claimed-operation.ts'

/** Thrown to roll the transaction back. */
class RolledBack extends Error {}

/**
 * Books or moves here what the clinic has booked, and ends the operation in the same transaction. If nothing is
 * booked here, the appointment at the clinic is undone.
 */
export async function bookOrMoveHere<R>(
  own: ClaimedOperation,
  asked: TimeRequest,
  here: (trx: Kysely<DB>, holders: readonly string[]) => Promise<LocalResult<R>>,
  deps: RemoteDeps,
): Promise<{ readonly outcome: 'done'; readonly answer: R } | NotBooked> {
  const { database, clock } = deps
  let refusal: { readonly answer: R } | undefined
  try {
    const answer = await retryDeadlocks(() =>
      database.db.transaction().execute(async trx => {
        const operation = await lockOwn(trx, own)
        if (operation?.state !== 'taken') throw new RolledBack()
        const done = await here(trx, await holdOwnersOf(trx, operation))
        if (done.visitId === null) {
          refusal = done
          throw new RolledBack()
        }
        await storeBookedAppointment(trx, operation, {
          visitId: done.visitId,
          patient: asked.patient,
          now: clock.now(),
        })
        return done.answer
      }),
    )
    return { outcome: 'done', answer }
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
    await note(database.db, own, { state: 'undoing', claimed_until: clock.now() })
    return refusal ? { outcome: 'done', answer: refusal.answer } : { outcome: 'unavailable' }
  }
}

/**
 * The ids that hold the timeslots. The hold of a waitlist offer is given back to the offer first, so that it is
 * recorded as taken.
 */
async function holdOwnersOf(trx: Kysely<DB>, { id, formerHolder }: Operation): Promise<string[]> {
  if (formerHolder === null) return [id]
  await sql`update timeslot set held_by = ${formerHolder} where held_by = ${id}`.execute(trx)
  return [id, formerHolder]
}
