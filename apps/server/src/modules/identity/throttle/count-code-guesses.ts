import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'
import { codesOfStrangers, type Sender } from './judge.ts'

/**
 * How many guesses a code takes that is sent now: five, and one once strangers had six codes sent to the phone within
 * 24 hours. The rules let them have 6 in 3 hours, 48 a day, so that all strangers together guess 6 × 5 + 42 × 1 = 72
 * times on the first day of an attack (one chance in 13,900) and 48 times on each that follows (one in 20,800). A
 * device that has signed in before is no stranger. Must run after `lockSender`, in the same transaction.
 */
export async function countCodeGuesses(trx: Kysely<DB>, sender: Sender, now: Date): Promise<number> {
  if (sender.knownDevice) return limits.codeAttempts
  const since = new Date(now.getTime() - limits.strangersCountedSeconds * 1000)
  const { rows } = await sql<{ codes: number }>`
    select count(*)::int as codes from phone_login
    where ${codesOfStrangers(sender)} and created_at > ${since}`.execute(trx)
  return guessesAfter(rows[0]?.codes ?? 0)
}

/** The guesses of a code that is sent after so many, unused, of the last 24 hours. */
export function guessesAfter(codes: number): number {
  return codes < limits.strangersCodes ? limits.codeAttempts : limits.strangersAttempts
}
