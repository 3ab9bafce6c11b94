import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { limits } from '../limits.ts'
import type { Member } from '../member.ts'

const views = {
  name: 'family-views',
  text: `with looked as (
      insert into profile_view as known (account_id, profile_id, kind, at)
      select $1, profile, $5, $3 from unnest($2::uuid[]) profile order by profile
      on conflict (account_id, profile_id, kind) do update set at = excluded.at
        where known.at <= excluded.at - make_interval(secs => $4)
      returning profile_id
    )
    insert into audit (at, account_id, profile_id, action, subject)
    select $3, $1, profile_id, $5, profile_id::text from looked`,
}

/** What was viewed. */
export type ViewKind = 'visits-viewed' | 'tests-viewed'

interface Viewed {
  readonly actor: Patient
  readonly members: readonly Pick<Member, 'profileId' | 'relKind'>[]
  readonly what: ViewKind
}

/** Writes at most one entry an hour for each viewer and person; viewing only one's own data writes nothing. */
export async function recordViews(
  { pool }: Database,
  { actor: { accountId }, members, what }: Viewed,
  now: Date,
): Promise<void> {
  const others = members.flatMap(({ profileId, relKind }) => (relKind === 'ME' ? [] : [profileId]))
  if (others.length === 0) return
  await pool.query({ ...views, values: [accountId, others, now, limits.viewSeconds, what] })
}

export interface LedgerRow {
  readonly id: string
  readonly at: Date
  readonly account_id: string | null
  readonly action: string
  readonly subject: string
  readonly details: unknown
}

/** The newest ledger entries of these kinds about a person, older than the entry `before`. */
export async function readLedgerRows(
  db: Kysely<DB>,
  asked: { profileId: string; before: string | null; limit: number; actions: readonly string[] },
): Promise<LedgerRow[]> {
  let rows = db
    .selectFrom('audit')
    .select(['id', 'at', 'account_id', 'action', 'subject', 'details'])
    .where('profile_id', '=', asked.profileId)
    .where('action', 'in', asked.actions)
  if (asked.before !== null) rows = rows.where('id', '<', asked.before)
  return rows.orderBy('id', 'desc').limit(asked.limit).execute()
}

export interface LedgerPersonRow {
  readonly account_id: string
  readonly profile_id: string
  readonly last_name: string | null
  readonly first_name: string | null
  readonly middle_name: string | null
  /** The relation, as the reader sees it. Null: a stranger or a former relative. */
  readonly rel_kind: string | null
}

/** The people behind these accounts, with their relation to the reader. */
export async function readLedgerPeople(
  db: Kysely<DB>,
  readerId: string,
  accountIds: readonly string[],
): Promise<LedgerPersonRow[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<LedgerPersonRow>`
    select self.account_id, self.profile_id, p.last_name, p.first_name, p.middle_name, r.rel_kind
    from family_relation self
    join profile p on p.id = self.profile_id
    left join family_relation r on r.account_id = ${readerId} and r.profile_id = self.profile_id
    where self.rel_kind = 'ME' and self.account_id = any(${accountIds}::uuid[])`.execute(db)
  return rows
}
