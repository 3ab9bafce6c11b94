import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { freeGuesses, ownGuessBounds, sharedGuessBounds } from '../attempt-limits.ts'
import { type AttemptKeys, secondsToWait } from '../store/attempts.ts'

/** Seconds until this account may enter a family code; 0: now. */
export async function secondsUntilGuess(
  trx: Kysely<DB>,
  attemptKeys: AttemptKeys,
  now: Date,
): Promise<number> {
  const own = await secondsToWait(trx, attemptKeys, ownGuessBounds, now)
  if (own > 0) return own
  const isFree = (await secondsToWait(trx, attemptKeys, [freeGuesses], now)) === 0
  return isFree ? 0 : secondsToWait(trx, attemptKeys, sharedGuessBounds, now)
}
