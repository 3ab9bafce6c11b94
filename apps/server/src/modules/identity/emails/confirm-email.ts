import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { guessOnce } from '../../../platform/idempotency/guess-once.ts'
import { hashToken, keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { applyConfirmation, type ConfirmResult } from './apply-confirmation.ts'
import { findByToken, type Subject, takeGuess } from './confirmations-store.ts'
import { confirmedBefore } from './confirmed-before.ts'
import { markTaken } from './emails-store.ts'

/**
 * Follows the link of a confirmation mail, on any device. Pressed again, for example after a lost answer, it
 * returns the same success as long as it still holds.
 */
export async function confirmEmail(token: string, deps: IdentityDeps): Promise<ConfirmResult> {
  const found = await findByToken(deps.database.db, hashToken(token), deps.clock.now())
  if (!found) return { kind: 'expired' }
  const outcome = found.closed_at === null ? await applyConfirmation(found, deps) : undefined
  return !outcome || outcome.kind === 'expired' ? confirmedBefore(found, deps) : outcome
}

interface CodeTyped {
  readonly subject: Subject
  readonly code: string
  /**
   * The client's idempotency key: a repeated request gets the first answer and does not count as a second guess.
   */
  readonly key: string | null
}

type GuessAnswer = ConfirmResult | Refused<'INVALID_CODE'>

/** One guess at the code of the confirmation mail that this device or this account requested. */
export async function confirmEmailCode(typed: CodeTyped, deps: IdentityDeps): Promise<GuessAnswer> {
  const { subject, code, key } = typed
  const { accountId } = subject
  const { db } = deps.database
  const asked = { accountId, key, call: 'confirmEmailCode', body: { code }, now: deps.clock.now() }
  const judged = await db
    .transaction()
    .execute(trx =>
      guessOnce(trx, { ...asked, wrong: 'INVALID_CODE' }, () => checkSenderLimits(trx, typed, deps)),
    )
  if (judged instanceof Refused || !('guess' in judged)) return judged
  const confirmed = await applyConfirmation(judged.guess, deps)
  // Confirmed from within this account, so that its profile may show it from now on.
  if (confirmed.kind === 'exists') await markTaken(db, accountId, judged.guess.address, deps.clock.now())
  return confirmed
}

async function checkSenderLimits(
  trx: Kysely<DB>,
  { subject, code }: CodeTyped,
  { clock, keys }: IdentityDeps,
) {
  const guess = await takeGuess(trx, subject, clock.now())
  if (!guess) return { kind: 'expired' } as const
  if (sameHash(guess.code_hash, keyedHash(keys.emailCode, guess.id, code))) return { guess }
  const attemptsLeft = limits.confirmationAttempts - guess.attempts
  return new Refused('INVALID_CODE', { attemptsLeft })
}
