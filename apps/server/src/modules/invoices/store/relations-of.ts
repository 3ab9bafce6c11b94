import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Relation } from '../../family/public.ts'

/** The accounts that have a person among their people, with the right that each holds. */
export async function readRelations(
  db: Kysely<DB>,
  profileId: string,
): Promise<(Relation & { readonly accountId: string })[]> {
  const { rows } = await sql<Relation & { accountId: string }>`
    select account_id as "accountId", rel_kind as "relKind", access_level as "accessLevel"
    from family_relation where profile_id = ${profileId} order by account_id`.execute(db)
  return rows
}

/** What an account may do for a person, which nobody changes until the end of the transaction. */
export async function lockRelation(
  trx: Kysely<DB>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
): Promise<Relation | undefined> {
  const { rows } = await sql<Relation>`
    select rel_kind as "relKind", access_level as "accessLevel"
    from family_relation where account_id = ${accountId} and profile_id = ${profileId} for share`.execute(trx)
  return rows[0]
}
