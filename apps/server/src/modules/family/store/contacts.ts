import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import type { Language } from '../../../platform/http/language.ts'

export interface Contact {
  readonly accountId: string
  /** Null: another account has taken over the number. */
  readonly phone: string | null
  readonly language: Language
}

/**
 * The phone and language for messages to an account; locks the account against deletion until the transaction
 * ends.
 */
export async function contactOf(trx: Kysely<DB>, accountId: string): Promise<Contact> {
  const { phone, language } = await trx
    .selectFrom('account')
    .select(['phone', 'language'])
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => new AccountDeletedError())
  return { accountId, phone, language: language as Language }
}

export async function contactsOf(db: Kysely<DB>, accountIds: readonly string[]): Promise<Contact[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .select(['id', 'phone', 'language'])
    .where('id', 'in', accountIds)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, phone, language }) => ({ accountId: id, phone, language: language as Language }))
}

/** The account with this phone. */
export async function contactAt(db: Kysely<DB>, phone: string): Promise<Contact | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'language'])
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row && { accountId: row.id, phone, language: row.language as Language }
}
