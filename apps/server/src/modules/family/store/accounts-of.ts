import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The accounts related to each of these profiles, including the profile's own account. */
export async function accountsOf(
  db: Kysely<DB>,
  profileIds: readonly string[],
): Promise<Map<string, string[]>> {
  const relations = await db
    .selectFrom('family_relation')
    .select(['profile_id', 'account_id'])
    .where('profile_id', '=', sql<string>`any(${[...profileIds]}::uuid[])`)
    .execute()
  const accounts = new Map<string, string[]>()
  for (const { profile_id, account_id } of relations) {
    accounts.set(profile_id, [...(accounts.get(profile_id) ?? []), account_id])
  }
  return accounts
}
