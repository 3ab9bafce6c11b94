import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { FeedScope } from './known-places.ts'

/** Whose prices the sender of a feed may bring. */
export async function readScope(db: Kysely<DB>, sourceId: number): Promise<FeedScope> {
  const row = await db
    .selectFrom('feed_source')
    .select(['chain_id', 'pharmacy_id'])
    .where('id', '=', sourceId)
    .executeTakeFirstOrThrow()
  return { chainId: row.chain_id, pharmacyId: row.pharmacy_id }
}
