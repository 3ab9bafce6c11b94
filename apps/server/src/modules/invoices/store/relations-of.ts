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
