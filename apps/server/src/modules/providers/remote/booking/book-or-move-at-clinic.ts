import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import type { LocalResult, NotBooked, TimeRequest } from '../../port.ts'
import { type Clinic, openClinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { beginTaking } from '../store/begin-operation.ts'
import { bookAtClinic } from './book-at-clinic.ts'
import { bookOrMoveHere } from './book-or-move-here.ts'
import type { ClaimedOperation } from './claimed-operation.ts'
import { newOperation } from './operation-lease.ts'
import { patienceFromNow, waitForEarlier } from './wait-for-earlier.ts'

export type BookOrMoveAtClinic = <R>(
  asked: TimeRequest,
  here: (trx: Kysely<DB>, holders: readonly string[]) => Promise<LocalResult<R>>,
) => Promise<{ readonly outcome: 'done'; readonly answer: R } | NotBooked>

/**
 * Takes time at a clinic: hold here, book there, then book or move here. Each step is recorded before the next
 * (docs/decisions/0041); if a server dies between two steps, the operation is found and undone.
 */
export const bookOrMoveAtClinic =
  (deps: RemoteDeps): BookOrMoveAtClinic =>
  async (asked, here) => {
    const clinic = await openClinic(asked.providerId, deps)
    if (!clinic) return { outcome: 'unavailable' }
    const begun = await begin(asked, clinic, deps)
    if (!('operation' in begun)) return begun
    const { operation, slotIds } = begun
    const answer = await bookAtClinic(clinic, { asked, operation, slotIds }, deps)
    return answer === 'taken' ? bookOrMoveHere(operation, asked, here, deps) : { outcome: answer }
  }

interface Begun {
  readonly operation: ClaimedOperation
  readonly slotIds: readonly string[]
}

/** Holds the timeslots. Waits while the same request, or another change of the visit, is in progress. */
async function begin(asked: TimeRequest, clinic: Clinic, deps: RemoteDeps): Promise<Begun | NotBooked> {
  const isPatient = patienceFromNow()
  for (;;) {
    const operation = newOperation(deps.clock.now())
    const { minutes, timeslotId, providerId, endsAt, holders, once, moves, patient } = asked
    const { profileId } = patient
    const begun = await beginTaking(
      deps.database.db,
      { minutes, timeslotId, providerId, endsAt, holders, once, moves, profileId },
      operation,
    )
    const { outcome } = begun
    if (outcome === 'begun') {
      return { operation: { id: operation.operationId, claim: operation.claim }, slotIds: begun.slots }
    }
    if (outcome === 'visitor-busy') return { outcome, order_id: begun.order_id }
    if (outcome !== 'in-hand') return { outcome }
    if (!isPatient()) return { outcome: 'unavailable' }
    await waitForEarlier(begun.earlier, clinic, deps)
  }
}
