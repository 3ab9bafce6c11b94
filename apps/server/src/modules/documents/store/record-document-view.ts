import type { Database } from '../../../platform/database/database.ts'
import { limits } from '../limits.ts'

export interface View {
  readonly accountId: string
  readonly profileId: string
  readonly action: 'document-viewed' | 'values-viewed' | 'drug-list-viewed'
  /** The id of the document; for values, the id of the test or record; for a drug list, that of the visit. */
  readonly subject: string
}

const view = {
  name: 'document-view',
  text: `with looked as (
      insert into document_view as known (account_id, subject, at) values ($1, $3, $5)
      on conflict (account_id, subject) do update set at = excluded.at
        where known.at <= excluded.at - make_interval(secs => $6)
      returning subject
    )
    insert into audit (at, account_id, profile_id, action, subject)
    select $5, $1, $2, $4, subject::text from looked`,
}

/** Writes at most one entry an hour for an account and what it opened, its own results included. */
export async function recordDocumentView(
  { pool }: Database,
  { accountId, profileId, action, subject }: View,
  now: Date,
): Promise<void> {
  await pool.query({ ...view, values: [accountId, profileId, subject, action, now, limits.viewSeconds] })
}
