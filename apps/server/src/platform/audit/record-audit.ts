import type { Kysely } from 'kysely'
import type { DB } from '../database/generated/db.ts'

export type AuditedAction =
  | 'account-registered'
  | 'signed-in'
  | 'signed-out'
  | 'refresh-token-replayed'
  | 'device-confirmed'
  | 'device-signed-out'
  | 'email-saved'
  | 'email-confirmed'
  | 'email-restored'
  | 'account-reset'
  | 'keys-rotated'
  | 'profile-saved'
  | 'consent-given'
  | 'photo-saved'
  | 'photo-deleted'
  | 'export-ordered'
  | 'export-downloaded'
  | 'account-deleted'
  | 'clinic-imported'
  | 'provider-suspended'
  | 'provider-resumed'
  | 'frame-host-allowed'
  | 'frame-host-forbidden'
  | 'frame-account-shown'
  | 'frame-account-hidden'
  | 'config-set'
  | 'config-unset'
  | 'child-added'
  | 'child-removed'
  | 'relative-added'
  | 'relative-removed'
  | 'rights-changed'
  | 'profile-claimed'
  | 'grown-up'
  | 'wait-joined'
  | 'wait-changed'
  | 'wait-left'
  | 'wait-ended'
  | 'time-offered'
  | 'offer-declined'
  | 'offer-passed'
  | 'visit-confirmed'
  | 'visit-settled'
  | 'visits-exported'
  | 'online-booking-allowed'
  | 'online-booking-forbidden'
  | 'documents-consent-given'
  | 'documents-consent-withdrawn'
  | 'results-imported'
  | 'invoices-imported'
  | 'invoice-decided'
  | 'invoice-unanswered'
  | 'review-added'
  | 'review-edited'
  | 'review-deleted'
  | 'review-reported'
  | 'review-published'
  | 'review-rejected'
  | 'review-answered'
  | 'review-answer-held'
  | 'programme-activated'
  | 'programme-deactivated'
  | 'coverage-requested'
  | 'coverage-linked'
  | 'coverage-ended'
  | 'demo-accounts-made'
  | 'database-restored'

export interface AuditEntry {
  readonly action: AuditedAction
  /** Id of the row that was changed. */
  readonly subject: string
  readonly at: Date
  readonly accountId?: string
  readonly profileId?: string
  /** Only counts and row ids, no personal data. */
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

/** Records who did what to whose data, in the caller's transaction. */
export async function recordAudit(
  trx: Kysely<DB>,
  { action, subject, at, accountId, profileId, details = {} }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      action,
      subject,
      at,
      account_id: accountId ?? null,
      profile_id: profileId ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}
