import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountGone } from '../../../platform/http/account-gone.ts'

export async function ownProfileId(db: Kysely<DB>, accountId: string): Promise<string> {
  const me = await db
    .selectFrom('family_relation')
    .select('profile_id')
    .where('account_id', '=', accountId)
    .where('rel_kind', '=', 'ME')
    .executeTakeFirstOrThrow(() => new AccountGone())
  return me.profile_id
}
