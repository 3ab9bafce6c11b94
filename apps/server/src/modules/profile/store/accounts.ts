import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import type { Language } from '../../../platform/http/language.ts'

/** Where an account is reached, and in which language. */
export async function contactOf(db: Kysely<DB>, accountId: string) {
  const { phone, language } = await db
    .selectFrom('account')
    .select(['phone', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow(() => new AccountDeletedError())
  // Only an account that nobody can sign in to any more has lost its phone.
  if (phone === null) throw new AccountDeletedError()
  return { phone, language: language as Language }
}
