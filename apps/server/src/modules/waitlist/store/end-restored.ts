import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Withdraws all offers after a restore. Nobody is asked again, and nobody loses their place because of it. */
export async function endRestoredOffers(trx: Kysely<DB>, now: Date): Promise<void> {
  await trx
    .updateTable('waitlist_offer')
    .set({ state: 'withdrawn', closed_at: now })
    .where('state', '=', 'live')
    .execute()
}
