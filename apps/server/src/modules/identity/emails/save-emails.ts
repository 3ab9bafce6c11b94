import { isEmail } from '@vizit/domain/person/email.ts'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockAccount } from '../store/accounts.ts'
import { closeConfirmations } from './confirmations-store.ts'
import { type AccountEmail, deleteEmails, deleteWaiting, readEmails, saveWaiting } from './emails-store.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { sendUndoLink } from './send-undo-link.ts'

export type SavedEmails =
  | { readonly kind: 'saved'; readonly emails: readonly AccountEmail[] }
  | { readonly kind: 'invalid' | 'taken' | 'code-required' | 'code-expired' }
  | { readonly kind: 'wait' | 'too-many'; readonly retryAfter: number }

export interface SavingEmail {
  readonly accountId: string
  readonly deviceId: string
  /** The account's new e-mail; null removes it. */
  readonly written: string | null
  /** The fresh code that confirms the change of a confirmed address. */
  readonly freshCode: FreshCode | null
}

/**
 * Saves the e-mail inside the caller's transaction; the caller rolls back on a refusal and announces the change
 * after the commit. The answer does not reveal whether another account has the address: only the reader of the
 * mail learns that, and an account that has confirmed the address before (`taken`).
 */
export async function saveEmailsWithin(
  trx: Transaction<DB>,
  { accountId, deviceId, written, freshCode }: SavingEmail,
  deps: IdentityDeps,
): Promise<SavedEmails> {
  const address = written === null ? null : normalizeEmail(written)
  if (address !== null && !isEmail(address)) return { kind: 'invalid' }
  const now = deps.clock.now()
  const account = await lockAccount(trx, accountId)
  const before = await readEmails(trx, accountId)
  const inForce = before.find(email => email.confirmed)
  const waiting = before.find(email => !email.confirmed)
  if (address !== null && waiting?.address === address && waiting.taken) return { kind: 'taken' }
  // A waiting address was already requested with a code. The confirmed address is the second factor of new
  // devices, so changing it needs one.
  if (inForce && address !== inForce.address && (address === null || address !== waiting?.address)) {
    if (!freshCode) return { kind: 'code-required' }
    const spent = await freshCode.spend(trx)
    if (spent === null) return { kind: 'code-expired' }
    if (spent === 'repeated') return { kind: 'saved', emails: before }
  }
  if (address === null) {
    await deleteEmails(trx, accountId)
    if (inForce) {
      const change = { accountId, address: inForce.address, deviceId, language: account.language }
      await sendUndoLink(trx, 'email-removed', change, deps)
    }
  } else if (inForce?.address === address) {
    await deleteWaiting(trx, accountId)
  } else if (waiting?.address !== address) {
    const verdict = await sendConfirmation(trx, { accountId, deviceId: null, address, ...account }, deps)
    if (verdict.kind !== 'may-send') return verdict
    await saveWaiting(trx, { accountId, address, deviceId, now })
  }
  if (address === null || inForce?.address === address) {
    await closeConfirmations(trx, { accountId, deviceId: null }, now)
  }
  await recordAudit(trx, { action: 'email-saved', subject: accountId, accountId, at: now })
  return { kind: 'saved', emails: await readEmails(trx, accountId) }
}

export function announceEmails(accountId: string, { notifications, changes }: IdentityDeps): void {
  notifications.nudge()
  changes.publish('profile', { accounts: [accountId] })
}
