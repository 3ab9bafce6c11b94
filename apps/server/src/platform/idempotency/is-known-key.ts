import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'

export interface AskedKey {
  readonly accountId: string
  readonly key: string | null
  readonly now: Date
}

/** Was a request of the account with this key answered in the last 24 hours (decisions D13)? What is older counts as absent. */
export async function isKnownKey(db: Kysely<DB>, { accountId, key, now }: AskedKey): Promise<boolean> {
  if (key === null) return false
  const known = await db
    .selectFrom('idempotency_key')
    .select('key')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '24 hours'`)
    .executeTakeFirst()
  return known !== undefined
}
