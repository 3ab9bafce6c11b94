import type { RemoteDeps } from '../deps.ts'
import { end, releaseOperationHolds } from '../store/operations.ts'
import type { ClaimedOperation } from './claimed-operation.ts'

/** Ends an operation of which nothing stands at the clinic: what it holds here goes back. */
export async function endAndRelease(
  operation: ClaimedOperation,
  { database, clock }: Pick<RemoteDeps, 'database' | 'clock'>,
) {
  const now = clock.now()
  await database.db.transaction().execute(async trx => {
    if (await end(trx, operation, now)) await releaseOperationHolds(trx, operation, now)
  })
}
