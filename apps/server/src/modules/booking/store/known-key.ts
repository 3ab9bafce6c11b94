import type { Database } from '../../../platform/database/database.ts'

/** Was a request with this key of the account's answered (decisions D13)? */
export async function isAnswered(
  { db }: Pick<Database, 'db'>,
  accountId: string,
  key: string | null,
): Promise<boolean> {
  if (key === null) return false
  const known = await db
    .selectFrom('idempotency_key')
    .select('key')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  return known !== undefined
}
