import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'

export interface AskedKey {
  readonly accountId: string
  readonly key: string | null
  readonly now: Date
}

/** Was a request of the account with this key answered, and is the key not too old (decisions D13)? */
export async function isKnownKey(db: Kysely<DB>, { accountId, key, now }: AskedKey): Promise<boolean> {
  if (key === null) return false
  const known = await db
    .selectFrom('idempotency_key')
    .select('key')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`${now}::timestamptz - idempotency_key_lifetime()`)
    .executeTakeFirst()
  return known !== undefined
}
