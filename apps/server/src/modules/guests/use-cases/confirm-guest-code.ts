import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { guessOnce } from '../../../platform/idempotency/guess-once.ts'
import { tokenOfKey } from '../../../platform/secret/derive-from-idempotency-key.ts'
import { drawToken, hashToken, keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { GuestDeps } from '../deps.ts'
import { attemptKeysOf } from '../keys.ts'
import { limits } from '../limits.ts'
import { findCode, spendCode, takeAttempt } from '../store/codes.ts'
import { contactOf } from '../store/contacts.ts'
import { openSession, sessionEnds } from '../store/links.ts'
import { checkAttemptLimits } from '../throttle/check-attempt-limits.ts'
import { secondsUntilResend } from './send-guest-code.ts'

export type ConfirmedGuestCode =
  | { readonly kind: 'confirmed'; readonly token: string; readonly expiresAt: Date }
  | { readonly kind: 'blocked' | 'sender-locked'; readonly retryAfter: number }
  | { readonly kind: 'unknown' }

type GuessAnswer = ConfirmedGuestCode | Refused<'INVALID_CODE'>

interface Guess {
  readonly id: string
  readonly code: string
  readonly address: string
  /**
   * The client's idempotency key: a repeated request gets the first answer and does not count as a second guess.
   */
  readonly key: string | null
}

/** One guess at the code of a link; the right one opens its visit for half an hour. */
export async function confirmGuestCode(guess: Guess, deps: GuestDeps): Promise<GuessAnswer> {
  const { id, code, key } = guess
  const asked = { holder: id, key, call: 'confirmGuestCode', body: { code }, now: deps.clock.now() }
  return deps.database.db
    .transaction()
    .execute(trx => guessOnce(trx, { ...asked, wrong: 'INVALID_CODE' }, () => judgeGuess(trx, guess, deps)))
}

async function judgeGuess(trx: Kysely<DB>, guess: Guess, deps: GuestDeps): Promise<GuessAnswer> {
  const { clock, keys } = deps
  const { id, code, key } = guess
  const now = clock.now()
  const token = key === null ? drawToken() : tokenOfKey(keys.code, { key, of: `${id}:${code}` })
  const attempt = await takeAttempt(trx, id, now)
  if (!attempt) return whyNot(trx, { id, token, now })
  if (sameHash(attempt.code_hash, keyedHash(keys.code, id, code))) {
    const expiresAt = new Date(now.getTime() + limits.sessionSeconds * 1000)
    if (!(await spendCode(trx, id))) return { kind: 'unknown' }
    await openSession(trx, { visitId: attempt.visit_id, tokenHash: hashToken(token), expiresAt })
    return { kind: 'confirmed', token, expiresAt }
  }
  const locked = await countWrong(trx, guess, attempt.visit_id, deps)
  if (locked > 0) return { kind: 'sender-locked', retryAfter: locked }
  const attemptsLeft = limits.codeAttempts - attempt.attempts
  if (attemptsLeft > 0) return new Refused('INVALID_CODE', { attemptsLeft })
  return new Refused('INVALID_CODE', { attemptsLeft, retryAfter: secondsUntilResend(attempt.sent_at, now) })
}

/** Seconds that this address must wait after too many wrong guesses. */
async function countWrong(
  trx: Kysely<DB>,
  { address }: Guess,
  visitId: string,
  { clock, keys }: GuestDeps,
): Promise<number> {
  const contact = await contactOf(trx, visitId)
  const verdict = await checkAttemptLimits(
    trx,
    'wrong-code',
    attemptKeysOf(keys, address, contact?.phone ?? ''),
    clock.now(),
  )
  return verdict.kind === 'sender-locked' ? verdict.retryAfter : 0
}

async function whyNot(
  trx: Kysely<DB>,
  { id, token, now }: { readonly id: string; readonly token: string; readonly now: Date },
): Promise<ConfirmedGuestCode> {
  // The answer to the same right guess was lost.
  const expiresAt = await sessionEnds(trx, hashToken(token), now)
  if (expiresAt) return { kind: 'confirmed', token, expiresAt }
  const code = await findCode(trx, id, now)
  if (!code?.code_hash || code.attempts < limits.codeAttempts) return { kind: 'unknown' }
  return { kind: 'blocked', retryAfter: secondsUntilResend(code.sent_at, now) }
}
