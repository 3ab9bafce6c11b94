import { drawToken, hashToken, keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { blockLogin, confirmLogin, findLogin, takeAttempt } from '../store/phone-logins.ts'
import { secondsUntilResend } from './start-phone-login.ts'

export type ConfirmedSms =
  | { readonly kind: 'confirmed'; readonly token: string }
  /** When no attempt is left, in how many seconds another code may be asked for. */
  | { readonly kind: 'wrong'; readonly attemptsLeft: number; readonly retryAfter?: number }
  | { readonly kind: 'blocked'; readonly retryAfter: number }
  | { readonly kind: 'unknown' | 'needs-human' }

/**
 * One guess at the code of a login. Guesses count against the login, never against the phone: a stranger's
 * wrong guesses at their own login leave the owner's code as it was (decisions D3).
 */
export async function confirmSms(id: string, code: string, deps: IdentityDeps): Promise<ConfirmedSms> {
  const { database, clock, keys } = deps
  const now = clock.now()
  const attempt = await takeAttempt(database.db, id, now)
  if (!attempt) return whyNot(id, deps)
  if (sameHash(attempt.code_hash, keyedHash(keys.signInCode, id, code))) {
    const token = drawToken()
    const expiresAt = new Date(now.getTime() + limits.tokenSeconds * 1000)
    const isFirst = await confirmLogin(database.db, { id, tokenHash: hashToken(token), expiresAt })
    return isFirst ? { kind: 'confirmed', token } : { kind: 'unknown' }
  }
  const attemptsLeft = attempt.guesses - attempt.attempts
  if (attemptsLeft > 0) return { kind: 'wrong', attemptsLeft }
  await blockLogin(database.db, id)
  const retryAfter = attempt.sent_at ? secondsUntilResend(attempt.sent_at, now) : 0
  return { kind: 'wrong', attemptsLeft, retryAfter }
}

async function whyNot(id: string, { database, clock }: IdentityDeps): Promise<ConfirmedSms> {
  const login = await findLogin(database.db, id, clock.now())
  if (login?.state === 'needs-human') return { kind: 'needs-human' }
  const isExhausted = login?.state === 'blocked' || login?.state === 'code-sent'
  if (!isExhausted || !login.sent_at) return { kind: 'unknown' }
  return { kind: 'blocked', retryAfter: secondsUntilResend(login.sent_at, clock.now()) }
}
