import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { passHumanCheck, takeHumanAttempt } from '../store/human-checks.ts'
import { findLogin } from '../store/phone-logins.ts'
import { checkSenderLimits, lockSender, type Sender } from '../throttle/check-sender-limits.ts'
import { countCodeGuesses } from '../throttle/count-code-guesses.ts'
import { sendCode } from './send-code.ts'

export type ConfirmedHuman =
  | { readonly kind: 'code-sent' | 'unknown' | 'not-needed' | 'wrong' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }

/** Sends the code after the captcha is solved, unless the sender has reached a limit meanwhile. */
export async function confirmHuman(id: string, code: string, deps: IdentityDeps): Promise<ConfirmedHuman> {
  const { database, clock, notifications } = deps
  const login = await findLogin(database.db, id, clock.now())
  if (!login) return { kind: 'unknown' }
  const sender: Sender = {
    phone: login.phone,
    deviceId: login.device_id,
    addressHash: login.address_hash,
    knownDevice: login.known_device,
    proven: true,
  }
  const confirmed = await database.db.transaction().execute(trx => confirm(trx, id, code, sender, deps))
  notifications.nudge()
  return confirmed
}

async function confirm(
  trx: Kysely<DB>,
  id: string,
  code: string,
  sender: Sender,
  deps: IdentityDeps,
): Promise<ConfirmedHuman> {
  const { clock, keys } = deps
  const now = clock.now()
  await lockSender(trx, sender)
  const login = await findLogin(trx, id, now)
  if (!login) return { kind: 'unknown' }
  if (login.state !== 'needs-human') return { kind: 'not-needed' }
  if (login.human_attempts >= limits.humanAttempts) {
    return { kind: 'too-many', retryAfter: Math.ceil((login.expires_at.getTime() - now.getTime()) / 1000) }
  }
  const expected = await takeHumanAttempt(trx, id)
  if (!sameHash(expected, keyedHash(keys.humanCode, id, code))) return { kind: 'wrong' }

  const verdict = await checkSenderLimits(trx, sender, now)
  if (verdict.kind === 'wait' || verdict.kind === 'sender-locked') {
    return { kind: 'too-many', retryAfter: verdict.retryAfter }
  }
  const addressee = { loginId: id, phone: sender.phone, language: login.language as Language }
  const { codeHash, expiresAt } = await sendCode(trx, addressee, deps)
  const guesses = await countCodeGuesses(trx, sender, now)
  await passHumanCheck(trx, { id, codeHash, guesses, now, expiresAt })
  return { kind: 'code-sent' }
}
