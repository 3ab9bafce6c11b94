import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface FormerGuest {
  readonly accountId: string
  readonly anonymousId: string
  readonly at: Date
}

/** Records which guest became this account (calls §7.3, `anonymousId`); only the first record counts. */
export async function linkGuest(db: Kysely<DB>, { accountId, anonymousId, at }: FormerGuest): Promise<void> {
  await db
    .insertInto('account_guest')
    .values({ account_id: accountId, anonymous_id: anonymousId, linked_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
