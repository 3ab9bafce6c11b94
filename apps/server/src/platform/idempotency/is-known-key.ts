import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'

export interface KeyRequest {
  readonly accountId: string
  readonly key: string | null
  readonly now: Date
}

/** Whether a request of the account with this key was answered, and the key has not expired (decisions D13). */
export async function isKnownKey(db: Kysely<DB>, { accountId, key, now }: KeyRequest): Promise<boolean> {
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
