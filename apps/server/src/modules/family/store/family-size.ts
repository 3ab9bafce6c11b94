import { familyLimits, isLimited, type RelKind } from '@vizit/domain/family/relations.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Whether the family has room for one more of this kind. The caller holds the account's lock. */
export async function hasRoom(db: Kysely<DB>, accountId: string, relKind: RelKind): Promise<boolean> {
  return !isLimited(relKind) || (await countOf(db, accountId, relKind)) < familyLimits[relKind]
}

/** Whether each of two families has room for the other one's children. */
export async function childrenFit(db: Kysely<DB>, couple: readonly string[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('family_relation')
    .select(({ fn }) => fn.count<string>('profile_id').distinct().as('count'))
    .where('account_id', 'in', couple)
    .where('rel_kind', '=', 'CHILD')
    .executeTakeFirstOrThrow()
  return Number(count) <= familyLimits.CHILD
}

/** How many relatives of a kind the account has. */
async function countOf(db: Kysely<DB>, accountId: string, relKind: RelKind): Promise<number> {
  const { count } = await db
    .selectFrom('family_relation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('rel_kind', '=', relKind)
    .executeTakeFirstOrThrow()
  return Number(count)
}
