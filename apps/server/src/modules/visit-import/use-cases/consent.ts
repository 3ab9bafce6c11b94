import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { hasConsented, writeConsent } from '../store/assign-visit.ts'
import type { Recipient } from './recipients.ts'

interface ConsentRequest {
  readonly accountId: string
  readonly recipient: Recipient
  /** The account's owner gives consent with this request, for themselves or for a child. */
  readonly given: boolean
  readonly now: Date
}

/** Whether the person has consented, before or with this request. An adult can consent only for themselves. */
export async function consentedBy(
  trx: Kysely<DB>,
  { accountId, recipient, given, now }: ConsentRequest,
): Promise<boolean> {
  const { profileId, relKind } = recipient
  if (await hasConsented(trx, profileId)) return true
  if (!given || (relKind !== 'ME' && relKind !== 'CHILD')) return false
  await writeConsent(trx, profileId, now)
  await recordAudit(trx, { action: 'consent-given', accountId, profileId, subject: profileId, at: now })
  return true
}
