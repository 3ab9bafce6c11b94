import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'

/** First and last name as they appear in messages to others. */
export async function ownName(db: Kysely<DB>, accountId: string): Promise<string> {
  const me = await db
    .selectFrom('profile')
    .select(['first_name', 'last_name'])
    .where('id', '=', await ownProfileId(db, accountId))
    .executeTakeFirstOrThrow()
  return [me.first_name, me.last_name].filter(Boolean).join(' ')
}

export async function ownProfileId(db: Kysely<DB>, accountId: string): Promise<string> {
  const me = await db
    .selectFrom('family_relation')
    .select('profile_id')
    .where('account_id', '=', accountId)
    .where('rel_kind', '=', 'ME')
    .executeTakeFirstOrThrow(() => new AccountDeletedError())
  return me.profile_id
}
