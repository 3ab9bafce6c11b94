import { type AccessLevel, ALL, accessLevels } from '@vizit/domain/access/access-level.ts'
import { isLimited, type LimitedKind, type RelKind } from '@vizit/domain/family/relations.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Thrown when a family has no place left, to roll back the transaction. */
export class FamilyFull extends Error {
  readonly relKind: LimitedKind
  constructor(relKind: LimitedKind) {
    super(`no place for another ${relKind}`)
    this.relKind = relKind
  }
}

export interface NewRelation {
  readonly accountId: string
  readonly profileId: string
  readonly relKind: RelKind
  readonly level: AccessLevel
  readonly now: Date
  /** False: somebody else made the relation, so the account's list marks the person as new. */
  readonly seen: boolean
}

/**
 * Lets an account act for a profile. An existing relation changes its kind and keeps the higher level. The
 * database refuses when the family has no place left (product §5, "Family limits").
 */
export async function relate(trx: Kysely<DB>, relation: NewRelation): Promise<void> {
  const { accountId, profileId, relKind, level, now, seen } = relation
  const order = sql`array[${sql.join(accessLevels)}]::text[]`
  await orFull(relKind, () =>
    sql`
    insert into family_relation as held (account_id, profile_id, rel_kind, access_level, created_at, seen_at)
    values (${accountId}, ${profileId}, ${relKind}, ${level}, ${now}, ${seen ? now : null})
    on conflict (account_id, profile_id) do update set
      rel_kind = excluded.rel_kind,
      access_level = case
        when array_position(${order}, excluded.access_level) > array_position(${order}, held.access_level)
        then excluded.access_level else held.access_level end
      where held.rel_kind <> 'ME'`.execute(trx),
  )
}

/**
 * Makes one spouse a parent of the other's children, with all rights; returns the profiles that are new to them. A
 * child who has a parent besides these two is not shared: the new spouse needs a grant, which that parent may end.
 */
export async function shareChildren(
  trx: Kysely<DB>,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<string[]> {
  const { rows } = await orFull('CHILD', () =>
    sql<{ profile_id: string }>`
    insert into family_relation as held (account_id, profile_id, rel_kind, access_level, created_at, seen_at)
    select ${to}, profile_id, 'CHILD', ${ALL}, ${now}, null
    from family_relation child where account_id = ${from} and rel_kind = 'CHILD' and not exists (
      select from family_relation parent
      where parent.profile_id = child.profile_id and parent.rel_kind = 'CHILD' and parent.account_id not in (${from}, ${to})
    )
    order by created_at, profile_id
    on conflict (account_id, profile_id) do update set rel_kind = 'CHILD', access_level = excluded.access_level
      where held.rel_kind = 'OTHER'
    returning profile_id`.execute(trx),
  )
  return rows.map(row => row.profile_id)
}

/**
 * Whether this account has a child without another parent. `shareChildren` would give a new spouse all rights on
 * it.
 */
export async function hasChildToShare(trx: Kysely<DB>, from: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from family_relation child where account_id = ${from} and rel_kind = 'CHILD' and not exists (
        select from family_relation parent where parent.profile_id = child.profile_id and parent.rel_kind = 'CHILD'
          and parent.account_id <> ${from}
      )
    ) as has`.execute(trx)
  return rows[0]?.has === true
}

const LIMIT = 'family_relation_limit'

async function orFull<T>(relKind: RelKind, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (isLimited(relKind) && (error as { constraint?: string }).constraint === LIMIT)
      throw new FamilyFull(relKind)
    throw error
  }
}

/**
 * Waits for bookings of these profiles that are in progress (a booking locks the relation by which it is made),
 * and blocks new ones until the transaction ends.
 */
export async function lockRelationsTo(trx: Kysely<DB>, profileIds: readonly string[]): Promise<void> {
  if (profileIds.length === 0) return
  await trx
    .selectFrom('family_relation')
    .select('account_id')
    .where('profile_id', 'in', profileIds)
    .orderBy('account_id')
    .orderBy('profile_id')
    .forUpdate()
    .execute()
}

/** Returns whether there was a relation. */
export async function endRelation(trx: Kysely<DB>, accountId: string, profileId: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('family_relation')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('rel_kind', '<>', 'ME')
    .executeTakeFirst()
  return ended.numDeletedRows === 1n
}

/**
 * The children of an account (`of`) for whom a former relative (`to`) may act no more: unless the child's other parent
 * is a relative of theirs too.
 */
export async function childrenGranted(
  trx: Kysely<DB>,
  { of, to }: { of: string; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ profile_id: string }>`
    select held.profile_id
    from family_relation held
    join family_relation child on child.profile_id = held.profile_id
    where held.account_id = ${to} and held.rel_kind = 'OTHER' and child.account_id = ${of} and child.rel_kind = 'CHILD'
      and not exists (
        select from family_relation parent
        join family_relation self on self.account_id = parent.account_id and self.rel_kind = 'ME'
        join family_relation known on known.account_id = ${to} and known.profile_id = self.profile_id
        where parent.profile_id = held.profile_id and parent.rel_kind = 'CHILD' and parent.account_id <> ${of}
      )
    order by held.profile_id`.execute(trx)
  return rows.map(row => row.profile_id)
}

/** The accounts that act for a person, without the person's own. */
export async function accountsActingFor(trx: Kysely<DB>, profileId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('family_relation')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .where('rel_kind', '<>', 'ME')
    .execute()
  return rows.map(({ account_id }) => account_id)
}
