import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { keyedHash } from '../../../platform/secret/one-time-code.ts'
import { type AttemptKeys, attemptsIn } from '../../../platform/throttle/account-attempts.ts'
import type { ProgrammeKeys } from '../keys.ts'
import { freeKeys, ownKeyBounds, sharedKeyBounds } from '../limits.ts'

export const { lockAttempts, secondsToWait, attemptsLeft, countAttempt } = attemptsIn<
  'wrong-key' | 'letter-sent' | 'sms-sent'
>({ table: 'coverage_attempt', target: 'target_hash' })

export interface KeyTries {
  readonly attemptsLeft: number
  readonly retryAfter?: number
}

/** The account, device, network and key, address or phone by which attempts are counted. */
export const attemptKeysOf = (
  { accountId, deviceId }: Patient,
  address: string,
  target: string,
  { proof }: Pick<ProgrammeKeys, 'proof'>,
): AttemptKeys => ({
  accountId,
  deviceId,
  addressHash: keyedHash(proof, 'address', networkOf(address)),
  targetHash: keyedHash(proof, 'target', target),
})

/** Seconds until this account may try a key; 0: now. */
export async function secondsUntilKey(trx: Kysely<DB>, attempt: AttemptKeys, now: Date): Promise<number> {
  const own = await secondsToWait(trx, attempt, ownKeyBounds, now)
  if (own > 0) return own
  const isFree = (await secondsToWait(trx, attempt, [freeKeys], now)) === 0
  return isFree ? 0 : secondsToWait(trx, attempt, sharedKeyBounds, now)
}

/** A key that is not the person's is counted; how many more may be tried, or when. */
export async function countWrongKey(trx: Kysely<DB>, attempt: AttemptKeys, now: Date): Promise<KeyTries> {
  await countAttempt(trx, 'wrong-key', attempt, now)
  const wait = await secondsUntilKey(trx, attempt, now)
  if (wait > 0) return { attemptsLeft: 0, retryAfter: wait }
  return { attemptsLeft: await attemptsLeft(trx, attempt, ownKeyBounds, now) }
}
