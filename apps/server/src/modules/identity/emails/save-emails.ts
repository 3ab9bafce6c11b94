import { isEmail } from '@vizit/domain/person/email.ts'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockAccount } from '../store/accounts.ts'
import { closeConfirmations } from './confirmations-store.ts'
import { type AccountEmail, deleteEmails, deleteWaiting, readEmails, saveWaiting } from './emails-store.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { tellOfEmail } from './tell-of-email.ts'

export type SavedEmails =
  | { readonly kind: 'saved'; readonly emails: readonly AccountEmail[] }
  | { readonly kind: 'invalid' | 'taken' }
  | { readonly kind: 'wait' | 'too-many'; readonly retryAfter: number }

/** Addresses are compared, and shown, in small letters without the spaces around them. */
export const normalEmail = (written: string) => written.trim().toLowerCase()

/** What the account's e-mail shall be: null takes it away. */
export async function saveEmails(
  accountId: string,
  written: string | null,
  deps: IdentityDeps,
): Promise<SavedEmails> {
  const saved = await deps.database.db
    .transaction()
    .execute(trx => saveEmailsWithin(trx, accountId, written, deps))
  announceEmails(accountId, deps)
  return saved
}

/**
 * The same within a transaction, to be announced after it. Whether somebody else has the address is not told here:
 * only who opens the mail learns it, and who proved it from this account before (`taken`).
 */
export async function saveEmailsWithin(
  trx: Transaction<DB>,
  accountId: string,
  written: string | null,
  deps: IdentityDeps,
): Promise<SavedEmails> {
  const address = written === null ? null : normalEmail(written)
  if (address !== null && !isEmail(address)) return { kind: 'invalid' }
  const now = deps.clock.now()
  const account = await lockAccount(trx, accountId)
  const before = await readEmails(trx, accountId)
  const inForce = before.find(email => email.confirmed)
  const waiting = before.find(email => !email.confirmed)
  if (address !== null && waiting?.address === address && waiting.taken) return { kind: 'taken' }
  if (address === null) {
    await deleteEmails(trx, accountId)
    if (inForce) await tellOfEmail(trx, 'email-removed', inForce.address, account, deps)
  } else if (inForce?.address === address) {
    await deleteWaiting(trx, accountId)
  } else if (waiting?.address !== address) {
    const verdict = await sendConfirmation(trx, { accountId, deviceId: null, address, ...account }, deps)
    if (verdict.kind !== 'may-send') return verdict
    await saveWaiting(trx, { accountId, address, now })
  }
  if (address === null || inForce?.address === address) {
    await closeConfirmations(trx, { accountId, deviceId: null }, now)
  }
  await recordAudit(trx, { action: 'email-saved', subject: accountId, accountId, at: now })
  return { kind: 'saved', emails: await readEmails(trx, accountId) }
}

export function announceEmails(accountId: string, { notifications, changes }: IdentityDeps): void {
  notifications.nudge()
  changes.tell('profile', { accounts: [accountId] })
}
