import { drawToken, hashToken, keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { GuestDeps } from '../deps.ts'
import { trierOf } from '../keys.ts'
import { limits } from '../limits.ts'
import { findCode, spendCode, takeAttempt } from '../store/codes.ts'
import { contactOf } from '../store/contacts.ts'
import { openSession } from '../store/links.ts'
import { judge } from '../throttle/judge.ts'
import { secondsUntilResend } from './send-guest-code.ts'

export type ConfirmedGuestCode =
  | { readonly kind: 'confirmed'; readonly token: string; readonly expiresAt: Date }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number; readonly retryAfter?: number }
  | { readonly kind: 'blocked' | 'sender-locked'; readonly retryAfter: number }
  | { readonly kind: 'unknown' }

interface Guess {
  readonly id: string
  readonly code: string
  readonly address: string
}

/** One guess at the code of a link; the right one opens its visit for half an hour. */
export async function confirmGuestCode(guess: Guess, deps: GuestDeps): Promise<ConfirmedGuestCode> {
  const { database, clock, keys } = deps
  const { id, code } = guess
  const now = clock.now()
  const attempt = await takeAttempt(database.db, id, now)
  if (!attempt) return whyNot(id, deps)
  if (sameHash(attempt.code_hash, keyedHash(keys.code, id, code))) return open(id, attempt.visit_id, deps)
  const locked = await countWrong(guess, attempt.visit_id, deps)
  if (locked > 0) return { kind: 'sender-locked', retryAfter: locked }
  const attemptsLeft = limits.codeAttempts - attempt.attempts
  if (attemptsLeft > 0) return { kind: 'wrong', attemptsLeft }
  return { kind: 'wrong', attemptsLeft, retryAfter: secondsUntilResend(attempt.sent_at, now) }
}

async function open(
  id: string,
  visitId: string,
  { database, clock }: GuestDeps,
): Promise<ConfirmedGuestCode> {
  const token = drawToken()
  const expiresAt = new Date(clock.now().getTime() + limits.sessionSeconds * 1000)
  return database.db.transaction().execute(async trx => {
    if (!(await spendCode(trx, id))) return { kind: 'unknown' }
    await openSession(trx, { visitId, tokenHash: hashToken(token), expiresAt })
    return { kind: 'confirmed', token, expiresAt }
  })
}

/** The seconds that this address must wait, where it has guessed wrong too often. */
async function countWrong({ address }: Guess, visitId: string, { database, clock, keys }: GuestDeps) {
  return database.db.transaction().execute(async trx => {
    const contact = await contactOf(trx, visitId)
    const verdict = await judge(trx, 'wrong-code', trierOf(keys, address, contact?.phone ?? ''), clock.now())
    return verdict.kind === 'sender-locked' ? verdict.retryAfter : 0
  })
}

async function whyNot(id: string, { database, clock }: GuestDeps): Promise<ConfirmedGuestCode> {
  const now = clock.now()
  const code = await findCode(database.db, id, now)
  if (!code?.code_hash || code.attempts < limits.codeAttempts) return { kind: 'unknown' }
  return { kind: 'blocked', retryAfter: secondsUntilResend(code.sent_at, now) }
}
