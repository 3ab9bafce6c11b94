import type { Insertable } from 'kysely'
import type { Outbox } from '../../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../../platform/database/retry-deadlocks.ts'
import type { RemoteDeps } from '../deps.ts'
import { notifyOfVisitChange } from '../notify-of-visit-change.ts'
import { endVisit } from '../store/end-visit.ts'
import { end, lockOwn } from '../store/operations.ts'
import type { ClaimedOperation } from './claimed-operation.ts'

interface CancelHereRequest {
  readonly accountId: string | null
  /** The account that cancels. Null: the messages say that the medical centre cancelled. */
  readonly messages: readonly Insertable<Outbox>[] | null
}

/**
 * Cancels here a visit that the clinic does not hold any more, and ends the operation. False: it was cancelled
 * before.
 */
export async function cancelHere(
  own: ClaimedOperation,
  { accountId, messages }: CancelHereRequest,
  deps: RemoteDeps,
): Promise<boolean> {
  const { database, clock, notifications, changes } = deps
  const now = clock.now()
  const ended = await retryDeadlocks(() =>
    database.db.transaction().execute(async trx => {
      const operation = await lockOwn(trx, own)
      if (!operation?.visitId) return null
      const { visitId } = operation
      const profileId = await endVisit(trx, { visitId, accountId, isOffered: true, now, messages })
      if (profileId !== null && messages === null) await notifyOfVisitChange(trx, visitId, 'cancelled', deps)
      await end(trx, operation, now)
      return profileId
    }),
  )
  if (ended === null) return false
  notifications.nudge()
  changes.publish('visits', { profiles: [ended] })
  return true
}
