import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import type { Language } from '../../../platform/http/language.ts'

/** Phone, e-mail and language of an account. */
export async function contactOf(db: Kysely<DB>, accountId: string) {
  const { phone, language } = await db
    .selectFrom('account')
    .select(['phone', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow(() => new AccountDeletedError())
  // A missing phone means that the account was deleted or reset.
  if (phone === null) throw new AccountDeletedError()
  return { phone, language: language as Language }
}
