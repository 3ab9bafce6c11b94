import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Consent {
  readonly profileId: string
  readonly providerId: string
  readonly accountId: string
  readonly at: Date
}

export async function giveConsent(trx: Kysely<DB>, { profileId, providerId, accountId, at }: Consent) {
  await sql`
    insert into documents_consent (profile_id, provider_id, given_at, given_by)
    values (${profileId}, ${providerId}, ${at}, ${accountId})
    on conflict (profile_id, provider_id) do update
      set given_at = excluded.given_at, given_by = excluded.given_by, withdrawn_at = null`.execute(trx)
}

export async function withdrawConsent(trx: Kysely<DB>, { profileId, providerId, at }: Consent) {
  await sql`
    insert into documents_consent (profile_id, provider_id, withdrawn_at)
    values (${profileId}, ${providerId}, ${at})
    on conflict (profile_id, provider_id) do update
      set given_at = null, given_by = null, withdrawn_at = excluded.withdrawn_at`.execute(trx)
}
