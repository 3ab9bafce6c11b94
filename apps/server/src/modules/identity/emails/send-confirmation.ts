import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { drawCode, drawToken, hashToken, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { deviceLabel } from '../device-label.ts'
import { limits } from '../limits.ts'
import { mailsSince, openConfirmation, type Subject } from './confirmations-store.ts'
import { judgeMail, MAIL_WINDOW_MS, type MailVerdict } from './mail-limits.ts'

export interface ConfirmationRequest extends Subject {
  readonly address: string
  readonly language: Language
  /** The waiting device, if the mail is about one. */
  readonly device?: { readonly name: string; readonly roughAddress: string | null }
}

/**
 * Sends a link and a code that confirm one subject, and closes the earlier ones. The caller holds the lock of the
 * account's row.
 */
export async function sendConfirmation(
  trx: Kysely<DB>,
  { accountId, deviceId, address, language, device }: ConfirmationRequest,
  { clock, keys, notifications, publicUrl }: IdentityDeps,
): Promise<MailVerdict> {
  const now = clock.now()
  // Mails to one address are counted one at a time, whichever accounts send them.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${address}`}, 0))`.execute(trx)
  const from = new Date(now.getTime() - MAIL_WINDOW_MS)
  const sent = await mailsSince(trx, { accountId, address }, from)
  const verdict = judgeMail(sent, { accountId, deviceId, address }, now)
  if (verdict.kind !== 'may-send') return verdict

  const token = drawToken()
  const code = drawCode()
  const expiresAt = new Date(now.getTime() + limits.confirmationSeconds * 1000)
  await openConfirmation(trx, {
    accountId,
    deviceId,
    address,
    tokenHash: hashToken(token),
    codeHash: id => keyedHash(keys.emailCode, id, code),
    now,
    expiresAt,
  })
  const mail = {
    channel: 'email',
    to: address,
    language,
    secret: { code, link: `${publicUrl}/confirm-email#token=${token}` },
    expiresAt,
  } as const
  await notifications.enqueue(
    trx,
    device
      ? { ...mail, template: 'confirm-device', data: deviceFacts(device, now) }
      : { ...mail, template: 'confirm-email', data: {} },
  )
  return verdict
}

const deviceFacts = ({ name, roughAddress }: NonNullable<ConfirmationRequest['device']>, now: Date) => ({
  at: now.toISOString(),
  device: deviceLabel(name) || 'Web',
  from: roughAddress ?? '—',
})
