import { hashToken, keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { findByToken, type Subject, takeGuess } from './confirmations-store.ts'
import { confirmedBefore } from './confirmed-before.ts'
import { markTaken } from './emails-store.ts'
import { type Confirmed, followConfirmation } from './follow-confirmation.ts'

/**
 * Follows the link of a confirmation mail, on whichever device it was opened. Pressed again, also because the answer to the
 * first press was lost, it says again what is confirmed, as long as it is.
 */
export async function confirmEmail(token: string, deps: IdentityDeps): Promise<Confirmed> {
  const found = await findByToken(deps.database.db, hashToken(token), deps.clock.now())
  if (!found) return { kind: 'expired' }
  const outcome = found.closed_at === null ? await followConfirmation(found, deps) : undefined
  return !outcome || outcome.kind === 'expired' ? confirmedBefore(found, deps) : outcome
}

/** One guess at the code of the confirmation mail that this device, or this account, has asked for. */
export async function confirmEmailCode(
  subject: Subject,
  code: string,
  deps: IdentityDeps,
): Promise<Confirmed | { readonly kind: 'wrong'; readonly attemptsLeft: number }> {
  const { database, clock, keys } = deps
  const guess = await takeGuess(database.db, subject, clock.now())
  if (!guess) return { kind: 'expired' }
  if (!sameHash(guess.code_hash, keyedHash(keys.emailCode, guess.id, code))) {
    return { kind: 'wrong', attemptsLeft: limits.confirmationAttempts - guess.attempts }
  }
  const confirmed = await followConfirmation(guess, deps)
  // Proved from within this account, so that its profile may say it from now on.
  if (confirmed.kind === 'exists') {
    await markTaken(database.db, subject.accountId, guess.address, clock.now())
  }
  return confirmed
}
