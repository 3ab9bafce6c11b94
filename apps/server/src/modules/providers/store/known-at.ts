import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Keeper } from '../port.ts'

export interface KnownAt {
  readonly providerId: string
  readonly providerCode: string
  readonly keeper: Keeper
}

/** The organisations that know any of these people: they have, or had, a visit or a record there. */
export async function organisationsOf(
  db: Kysely<DB>,
  profileIds: readonly string[],
  providerCode: string | null,
): Promise<KnownAt[]> {
  const { rows } = await sql<KnownAt>`
    select id as "providerId", code as "providerCode", keeper from provider
    where id in (
        select provider_id from visit where profile_id = any(${[...profileIds]}::uuid[])
        union select provider_id from medical_record where profile_id = any(${[...profileIds]}::uuid[]))
      and (${providerCode}::text is null or code = ${providerCode})
    order by code`.execute(db)
  return rows
}
