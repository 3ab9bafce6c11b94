import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

export type CodeKind = 'SPOUSE' | 'OTHER'

export async function livingCode(db: Kysely<DB>, accountId: string, kind: CodeKind, now: Date) {
  return db
    .selectFrom('family_code')
    .select(['sealed', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export interface FreshCode {
  readonly accountId: string
  readonly kind: CodeKind
  readonly hash: Buffer
  readonly sealed: string
  readonly expiresAt: Date
  readonly now: Date
}

/**
 * Replaces the account's code of this kind. 'taken': another account has the same valid code. 'made-beside': the
 * account already has a valid code and did not ask for a new one.
 */
export async function saveCode(
  { db }: Pick<Database, 'db'>,
  { accountId, kind, hash, sealed, expiresAt, now }: FreshCode,
  { renew }: { renew: boolean },
): Promise<'saved' | 'taken' | 'made-beside'> {
  return db.transaction().execute(async trx => {
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    if (!renew && (await livingCode(trx, accountId, kind, now))) return 'made-beside'
    await trx.deleteFrom('family_code').where('code_hash', '=', hash).where('expires_at', '<=', now).execute()
    const own = trx.deleteFrom('family_code').where('account_id', '=', accountId).where('kind', '=', kind)
    await own.execute()
    const saved = await trx
      .insertInto('family_code')
      .values({ account_id: accountId, kind, code_hash: hash, sealed, expires_at: expiresAt })
      .onConflict(conflict => conflict.column('code_hash').doNothing())
      .executeTakeFirst()
    return saved.numInsertedOrUpdatedRows === 1n ? 'saved' : 'taken'
  })
}

/** The owner and the kind of a valid code. */
export async function findCode(
  db: Kysely<DB>,
  hash: Buffer,
  now: Date,
): Promise<{ owner: string; kind: CodeKind } | undefined> {
  const code = await db
    .selectFrom('family_code')
    .select(['account_id', 'kind'])
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return code && { owner: code.account_id, kind: code.kind as CodeKind }
}

/** Deletes a used code. False: a concurrent request used it first. */
export async function spendCode(trx: Kysely<DB>, hash: Buffer): Promise<boolean> {
  const spent = await trx.deleteFrom('family_code').where('code_hash', '=', hash).executeTakeFirst()
  return spent.numDeletedRows === 1n
}
