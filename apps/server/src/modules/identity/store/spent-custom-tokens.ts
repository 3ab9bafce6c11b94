import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { CustomToken } from '../tokens/custom-token.ts'

/** Records a partner's token as used. False: it was used before, on any server. */
export async function spendCustomToken(
  trx: Kysely<DB>,
  { issuer, id, expiresAt }: CustomToken,
): Promise<boolean> {
  const spent = await trx
    .insertInto('spent_custom_token')
    .values({ issuer, token_id: id, expires_at: expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function forgetSpentCustomTokens(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('spent_custom_token').where('expires_at', '<=', now).execute()
}
