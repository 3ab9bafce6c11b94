import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { guessOnce } from '../../../platform/idempotency/guess-once.ts'
import { tokenOfKey } from '../../../platform/secret/derive-from-idempotency-key.ts'
import { drawToken, hashToken, keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { blockLogin, confirmLogin, findLogin, takeAttempt } from '../store/phone-logins.ts'
import { secondsUntilResend } from './start-phone-login.ts'

export type ConfirmedSms =
  | { readonly kind: 'confirmed'; readonly token: string }
  | { readonly kind: 'blocked'; readonly retryAfter: number }
  | { readonly kind: 'unknown' | 'needs-human' }

interface SmsGuess {
  readonly id: string
  readonly code: string
  /**
   * The client's idempotency key: a repeated request gets the first answer and does not count as a second guess.
   */
  readonly key: string | null
}

/**
 * One guess at the code of a login. Guesses are counted per login, never per phone: a stranger's wrong guesses at
 * their own login do not affect the owner's code (decisions D3).
 */
export async function confirmSms(
  guess: SmsGuess,
  deps: IdentityDeps,
): Promise<ConfirmedSms | Refused<'INVALID_CODE'>> {
  const { id, code, key } = guess
  const asked = { holder: id, key, call: 'confirmSms', body: { code }, now: deps.clock.now() }
  return deps.database.db
    .transaction()
    .execute(trx =>
      guessOnce(trx, { ...asked, wrong: 'INVALID_CODE' }, () => checkSenderLimits(trx, guess, deps)),
    )
}

async function checkSenderLimits(
  trx: Kysely<DB>,
  guess: SmsGuess,
  { clock, keys }: IdentityDeps,
): Promise<ConfirmedSms | Refused<'INVALID_CODE'>> {
  const { id, code, key } = guess
  const now = clock.now()
  const token = key === null ? drawToken() : tokenOfKey(keys.signInCode, { key, of: `${id}:${code}` })
  const attempt = await takeAttempt(trx, id, now)
  if (!attempt) return whyNot(trx, { id, token, now })
  if (sameHash(attempt.code_hash, keyedHash(keys.signInCode, id, code))) {
    const expiresAt = new Date(now.getTime() + limits.tokenSeconds * 1000)
    const isFirst = await confirmLogin(trx, { id, tokenHash: hashToken(token), expiresAt })
    return isFirst ? { kind: 'confirmed', token } : { kind: 'unknown' }
  }
  const attemptsLeft = attempt.guesses - attempt.attempts
  if (attemptsLeft > 0) return new Refused('INVALID_CODE', { attemptsLeft })
  await blockLogin(trx, id)
  const retryAfter = attempt.sent_at ? secondsUntilResend(attempt.sent_at, now) : 0
  // If no attempt is left: seconds until another code may be requested.
  return new Refused('INVALID_CODE', { attemptsLeft, retryAfter })
}

async function whyNot(
  trx: Kysely<DB>,
  { id, token, now }: { readonly id: string; readonly token: string; readonly now: Date },
): Promise<ConfirmedSms> {
  const login = await findLogin(trx, id, now)
  if (login?.state === 'needs-human') return { kind: 'needs-human' }
  // The answer to the same right guess was lost.
  if (sameHash(login?.token_hash ?? null, hashToken(token))) return { kind: 'confirmed', token }
  const isExhausted = login?.state === 'blocked' || login?.state === 'code-sent'
  if (!isExhausted || !login.sent_at) return { kind: 'unknown' }
  return { kind: 'blocked', retryAfter: secondsUntilResend(login.sent_at, now) }
}
