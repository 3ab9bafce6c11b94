import type { RemoteDeps } from '../deps.ts'
import { end, letGo } from '../store/operations.ts'
import type { Own } from './own.ts'

/** Ends an operation of which nothing stands at the clinic: what it holds here goes back. */
export async function giveUp(operation: Own, { database, clock }: Pick<RemoteDeps, 'database' | 'clock'>) {
  const now = clock.now()
  await database.db.transaction().execute(async trx => {
    if (await end(trx, operation, now)) await letGo(trx, operation, now)
  })
}
