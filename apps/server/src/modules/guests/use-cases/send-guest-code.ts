import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { idOfKey } from '../../../platform/secret/derive-from-idempotency-key.ts'
import { drawCode, hashToken, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { GuestDeps } from '../deps.ts'
import { attemptKeysOf } from '../keys.ts'
import { limits } from '../limits.ts'
import { findCode, lastSentAt, saveCode } from '../store/codes.ts'
import { contactOf } from '../store/contacts.ts'
import { visitOfLink } from '../store/links.ts'
import { lockPhone } from '../store/patients.ts'
import { checkAttemptLimits } from '../throttle/check-attempt-limits.ts'

export type SentGuestCode =
  | { readonly kind: 'sent'; readonly id: string; readonly phone: string; readonly resendAfter: number }
  | { readonly kind: 'no-link' }
  | { readonly kind: 'wait' | 'sender-locked'; readonly retryAfter: number }

interface CodeAsked {
  readonly token: string
  readonly address: string
  /** The client's idempotency key: a repeated request gets the same code's id. */
  readonly key: string | null
}

/** Sends a code to the phone of a link's visit, in the language in which it was booked. */
export async function sendGuestCode(asked: CodeAsked, deps: GuestDeps): Promise<SentGuestCode> {
  const sent = await deps.database.db.transaction().execute(trx => send(trx, asked, deps))
  deps.notifications.nudge()
  return sent
}

async function send(
  trx: Kysely<DB>,
  { token, address, key }: CodeAsked,
  { clock, keys, notifications }: GuestDeps,
): Promise<SentGuestCode> {
  const now = clock.now()
  const visit = await visitOfLink(trx, hashToken(token), now)
  const contact = visit && (await contactOf(trx, visit.id))
  if (!visit || !contact) return { kind: 'no-link' }
  const { phone, language } = contact
  await lockPhone(trx, phone)
  const id = key === null ? randomUUID() : idOfKey(keys.code, { key, of: visit.id })
  const before = key === null ? undefined : await findCode(trx, id, now)
  if (before?.code_hash) {
    return { kind: 'sent', id, phone, resendAfter: secondsUntilResend(before.sent_at, now) }
  }
  const tooSoon = secondsUntilResend(await lastSentAt(trx, visit.id), now)
  if (tooSoon > 0) return { kind: 'wait', retryAfter: tooSoon }
  const verdict = await checkAttemptLimits(trx, 'code', attemptKeysOf(keys, address, phone), now)
  if (verdict.kind === 'wait' || verdict.kind === 'sender-locked') return verdict

  const code = drawCode()
  const expiresAt = new Date(now.getTime() + limits.codeSeconds * 1000)
  await saveCode(trx, {
    id,
    visitId: visit.id,
    codeHash: keyedHash(keys.code, id, code),
    sentAt: now,
    expiresAt,
  })
  await notifications.enqueue(trx, {
    channel: 'sms',
    to: phone,
    language,
    template: 'guest-visit-code',
    data: {},
    secret: { code },
    expiresAt,
  })
  return { kind: 'sent', id, phone, resendAfter: limits.resendSeconds }
}

/** Whole seconds until another code may be requested; 0: now. */
export function secondsUntilResend(sentAt: Date | null, now: Date): number {
  if (!sentAt) return 0
  return Math.max(0, Math.ceil((sentAt.getTime() + limits.resendSeconds * 1000 - now.getTime()) / 1000))
}
