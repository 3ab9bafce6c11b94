import { type AccessLevel, isAccessLevel } from '@vizit/domain/access/access-level.ts'
import type { RelKind } from '@vizit/domain/family/relations.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Relation } from '../held-levels.ts'

export interface HeldGrant {
  /** The holder's own profile. */
  readonly profileId: string
  readonly lastName: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  /** The relation of the holder, as the reader sees it. */
  readonly relKind: RelKind
  readonly level: AccessLevel
  readonly forProfileId: string
  readonly isParent: boolean
}

/** What accounts other than the reader's hold on these profiles. */
export async function readGrants(
  db: Kysely<DB>,
  readerId: string,
  profileIds: readonly string[],
): Promise<HeldGrant[]> {
  const { rows } = await sql<Omit<HeldGrant, 'level'> & { level: string }>`
    select self.profile_id as "profileId", p.last_name as "lastName", p.first_name as "firstName",
      p.middle_name as "middleName", coalesce(mine.rel_kind, 'OTHER') as "relKind", held.access_level as level,
      held.profile_id as "forProfileId", held.rel_kind = 'CHILD' as "isParent"
    from family_relation held
    join family_relation self on self.account_id = held.account_id and self.rel_kind = 'ME'
    join profile p on p.id = self.profile_id
    left join family_relation mine on mine.account_id = ${readerId} and mine.profile_id = self.profile_id
    where held.profile_id = any(${profileIds}::uuid[]) and held.rel_kind <> 'ME' and held.account_id <> ${readerId}
    order by held.profile_id, held.created_at, self.profile_id`.execute(db)
  return rows.flatMap(row => (isAccessLevel(row.level) ? [{ ...row, level: row.level }] : []))
}

/** How an account is related to a profile. Undefined: it may not act for it. */
export async function heldBy(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<Relation | undefined> {
  const held = await db
    .selectFrom('family_relation')
    .select(['rel_kind as relKind', 'access_level as accessLevel'])
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return held as Relation | undefined
}

/**
 * Whether this account was told since then that it may do more for the person, by a message that was not withdrawn, also with the end of
 * the relation. What was sent counts after its end as well.
 */
export async function wasNotifiedOfRights(
  db: Kysely<DB>,
  { holder, profileId, since }: { holder: string; profileId: string; since: Date },
): Promise<boolean> {
  const told = await db
    .selectFrom('audit')
    .select(sql<boolean>`details @> '{"told": true}'`.as('isTold'))
    .where('profile_id', '=', profileId)
    .where('action', 'in', ['rights-changed', 'relative-removed'])
    .where('subject', '=', holder)
    .where('at', '>', since)
    .where(({ eb, or }) =>
      or([
        eb('details', '@>', JSON.stringify({ told: true })),
        eb('details', '@>', JSON.stringify({ withdrawn: true })),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return told?.isTold ?? false
}

export async function setLevel(
  trx: Kysely<DB>,
  { accountId, profileId, level }: { accountId: string; profileId: string; level: AccessLevel },
): Promise<void> {
  await trx
    .updateTable('family_relation')
    .set({ access_level: level })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('rel_kind', 'not in', ['ME', 'CHILD'])
    .execute()
}
