import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'

/** The phone and the language for messages about an account's visits. */
export async function readContact(
  { db }: Database,
  accountId: string,
): Promise<{ phone: string; language: Language } | undefined> {
  const account = await db
    .selectFrom('account')
    .select(['phone', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  // No phone, no message: another account has taken over the number.
  return account?.phone ? { phone: account.phone, language: account.language as Language } : undefined
}
