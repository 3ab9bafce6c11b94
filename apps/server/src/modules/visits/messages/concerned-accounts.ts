import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Relation } from '../../family/public.ts'

/** An account that a change of a visit concerns, other than the one that makes the change. */
export interface ConcernedAccount extends Relation {
  readonly accountId: string
  readonly language: Language
}

interface ConcernedAccountsQuery {
  readonly profileId: string
  readonly bookedBy: string | null
  /** The account that makes the change. */
  readonly by: string | null
}

/** The patient's own account, and the accounts of a child's parents; each with the access levels that it holds. */
export async function readConcernedAccounts(
  db: Kysely<DB>,
  { profileId, bookedBy, by }: ConcernedAccountsQuery,
): Promise<ConcernedAccount[]> {
  const { rows } = await sql<ConcernedAccount>`
    select rel.account_id as "accountId", rel.rel_kind as "relKind", rel.access_level as "accessLevel", account.language
    from family_relation rel join account on account.id = rel.account_id
    where rel.profile_id = ${profileId} and rel.account_id is distinct from ${by}::uuid
      and (rel.rel_kind in ('ME', 'CHILD') or rel.account_id = ${bookedBy}::uuid)
    order by rel.created_at, rel.account_id`.execute(db)
  return rows
}

/** The person who makes the change: their name, short enough for an SMS, and whether they are the patient. */
export async function readActor(
  db: Kysely<DB>,
  accountId: string,
  profileId: string,
): Promise<{ readonly name: string; readonly isPatient: boolean } | undefined> {
  const { rows } = await sql<{ name: string; isPatient: boolean }>`
    select trim(left(concat_ws(' ', own.first_name, own.last_name), 40)) as name, own.id = ${profileId} as "isPatient"
    from family_relation rel join profile own on own.id = rel.profile_id
    where rel.account_id = ${accountId} and rel.rel_kind = 'ME'`.execute(db)
  return rows[0]
}
