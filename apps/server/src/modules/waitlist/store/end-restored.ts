import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Offers of the moment of a dump are withdrawn: nobody is asked again, and nobody loses their place by them. */
export async function endRestoredOffers(trx: Kysely<DB>, now: Date): Promise<void> {
  await trx
    .updateTable('waitlist_offer')
    .set({ state: 'withdrawn', closed_at: now })
    .where('state', '=', 'live')
    .execute()
}
