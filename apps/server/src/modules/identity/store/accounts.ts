import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import type { Language } from '../../../platform/http/language.ts'

/** The account of a confirmed phone; made if there is none: one phone, one account (decisions D15). */
export async function accountOf(
  trx: Kysely<DB>,
  { id, phone, language, now }: { id: string; phone: string; language: string; now: Date },
): Promise<{ id: string; isNew: boolean; formerLanguage: Language }> {
  const before = await trx
    .selectFrom('account')
    .select('language')
    .where('phone', '=', phone)
    .executeTakeFirst()
  const account = await trx
    .insertInto('account')
    .values({ id, phone, language, created_at: now })
    .onConflict(conflict => conflict.column('phone').doUpdateSet({ language }))
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
  const formerLanguage = (before?.language ?? language) as Language
  return { id: account.id, isNew: account.is_new, formerLanguage }
}

export async function hasAccount(db: Kysely<DB>, phone: string): Promise<boolean> {
  const account = await db.selectFrom('account').select('id').where('phone', '=', phone).executeTakeFirst()
  return account !== undefined
}

/** Whether this device has signed in to the account of this phone before. */
export async function isKnownDevice(db: Kysely<DB>, phone: string, deviceId: string): Promise<boolean> {
  const device = await db
    .selectFrom('device')
    .innerJoin('account', 'account.id', 'device.account_id')
    .select('device.device_id')
    .where('account.phone', '=', phone)
    .where('device.device_id', '=', deviceId)
    .executeTakeFirst()
  return device !== undefined
}

/**
 * Locks the account's row until the transaction ends, so that changes of its devices and e-mails run one at a
 * time.
 */
export async function lockAccount(
  trx: Kysely<DB>,
  id: string,
): Promise<{ phone: string | null; language: Language }> {
  const account = await trx
    .selectFrom('account')
    .select(['phone', 'language'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AccountDeletedError())
  return { phone: account.phone, language: account.language as Language }
}

/**
 * Detaches the phone, which is free for another account then. The account keeps its data and nobody can sign in to
 * it.
 */
export async function releasePhone(trx: Kysely<DB>, id: string): Promise<void> {
  await trx.updateTable('account').set({ phone: null }).where('id', '=', id).execute()
}
