import type { Database } from '../../../platform/database/database.ts'

/** Whether an administrator lets this account book online. Null: no such account. */
export async function onlineBookingPermission(
  { db }: Pick<Database, 'db'>,
  accountId: string,
): Promise<{ readonly onlineBooking: boolean } | null> {
  const account = await db
    .selectFrom('account')
    .select('online_booking as onlineBooking')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account ?? null
}
