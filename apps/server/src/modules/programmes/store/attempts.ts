import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { keyedHash } from '../../../platform/secret/one-time-code.ts'
import { type AttemptKeys, attemptsIn } from '../../../platform/throttle/account-attempts.ts'
import type { ProgrammeKeys } from '../keys.ts'
import { addressBounds, keyBounds } from '../limits.ts'

const attempts = attemptsIn<'wrong-key' | 'letter-sent' | 'sms-sent'>({
  table: 'coverage_attempt',
  target: 'target_hash',
})
export const { lockAttempts, secondsToWait, countAttempt } = attempts
const { attemptsLeft, secondsUntilGuess } = attempts

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
export const secondsUntilKey = (trx: Kysely<DB>, attempt: AttemptKeys, now: Date): Promise<number> =>
  secondsUntilGuess(trx, attempt, keyBounds, now)

/** Seconds until this account may send a letter to this address; 0: now. */
export const secondsUntilLetter = (trx: Kysely<DB>, attempt: AttemptKeys, now: Date): Promise<number> =>
  secondsUntilGuess(trx, attempt, addressBounds, now)

/** A key that is not the person's is counted; how many more may be tried, or when. */
export async function countWrongKey(trx: Kysely<DB>, attempt: AttemptKeys, now: Date): Promise<KeyTries> {
  await countAttempt(trx, 'wrong-key', attempt, now)
  const wait = await secondsUntilKey(trx, attempt, now)
  if (wait > 0) return { attemptsLeft: 0, retryAfter: wait }
  return { attemptsLeft: await attemptsLeft(trx, attempt, keyBounds.own, now) }
}
