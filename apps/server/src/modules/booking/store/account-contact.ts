import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'

/** Where and in which language an account is told of its visits. */
export async function readContact(
  { db }: Database,
  accountId: string,
): Promise<{ phone: string; language: Language } | undefined> {
  const account = await db
    .selectFrom('account')
    .select(['phone', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  // Nobody is told any more who lost their phone to another account.
  return account?.phone ? { phone: account.phone, language: account.language as Language } : undefined
}
