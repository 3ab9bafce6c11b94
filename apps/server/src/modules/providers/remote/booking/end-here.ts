import type { Insertable } from 'kysely'
import type { Outbox } from '../../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../../platform/database/retry-deadlocks.ts'
import type { RemoteDeps } from '../deps.ts'
import { endVisit } from '../store/end-visit.ts'
import { end, lockOwn } from '../store/operations.ts'
import { tellOfVisit } from '../tell-of-visit.ts'
import type { ClaimedOperation } from './claimed-operation.ts'

interface Ending {
  readonly accountId: string | null
  /** Null: those whom it concerns are told as of what the medical centre does. */
  readonly messages: readonly Insertable<Outbox>[] | null
}

/** Cancels here what the clinic does not hold any more, and ends the operation; false where it was cancelled before. */
export async function endHere(
  own: ClaimedOperation,
  { accountId, messages }: Ending,
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
      if (profileId !== null && messages === null) await tellOfVisit(trx, visitId, 'cancelled', deps)
      await end(trx, operation, now)
      return profileId
    }),
  )
  if (ended === null) return false
  notifications.nudge()
  changes.tell('visits', { profiles: [ended] })
  return true
}
