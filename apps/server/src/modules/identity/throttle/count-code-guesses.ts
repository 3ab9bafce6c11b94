import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'
import { codesOfStrangers, type Sender } from './check-sender-limits.ts'

/**
 * How many guesses a new code takes: five, but one after strangers had six codes sent to the phone within 24
 * hours. The rules allow strangers 6 codes in 3 hours, 48 a day, so all strangers together get 6 × 5 + 42 × 1 = 72
 * guesses on the first day of an attack (one chance in 13,900) and 48 on each following day (one in 20,800). A
 * device that has signed in before is no stranger. Call it after `lockSender`, in the same transaction.
 */
export async function countCodeGuesses(trx: Kysely<DB>, sender: Sender, now: Date): Promise<number> {
  if (sender.knownDevice) return limits.codeAttempts
  const since = new Date(now.getTime() - limits.strangersCountedSeconds * 1000)
  const { rows } = await sql<{ codes: number }>`
    select count(*)::int as codes from phone_login
    where ${codesOfStrangers(sender)} and created_at > ${since}`.execute(trx)
  return guessesAfter(rows[0]?.codes ?? 0)
}

/** The guesses of a code after this many unused codes in the last 24 hours. */
export function guessesAfter(codes: number): number {
  return codes < limits.strangersCodes ? limits.codeAttempts : limits.strangersAttempts
}
