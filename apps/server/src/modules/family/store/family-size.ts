import { familyLimits, isLimited, type RelKind } from '@vizit/domain/family/relations.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Is there room for one more of this kind? Asked under the lock of the account. */
export async function hasRoom(db: Kysely<DB>, accountId: string, relKind: RelKind): Promise<boolean> {
  return !isLimited(relKind) || (await countOf(db, accountId, relKind)) < familyLimits[relKind]
}

/** Have the children of both a place in each family? */
export async function childrenFit(db: Kysely<DB>, couple: readonly string[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('family_relation')
    .select(({ fn }) => fn.count<string>('profile_id').distinct().as('count'))
    .where('account_id', 'in', couple)
    .where('rel_kind', '=', 'CHILD')
    .executeTakeFirstOrThrow()
  return Number(count) <= familyLimits.CHILD
}

/** How many relatives of a kind there are. */
async function countOf(db: Kysely<DB>, accountId: string, relKind: RelKind): Promise<number> {
  const { count } = await db
    .selectFrom('family_relation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('rel_kind', '=', relKind)
    .executeTakeFirstOrThrow()
  return Number(count)
}
