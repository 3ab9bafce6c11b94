import { MINUTE_MS } from '@vizit/domain/time/minute.ts'

/** After this many wrong codes in a row everything stored here is deleted. */
export const MOST_WRONG = 10

/** The waits after the fourth and each later wrong code; the first three may be typing errors. */
const WAITS = [30_000, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS]
const FREE = 3

/** The wait before the next attempt, in milliseconds, after this many wrong codes in a row. */
export function waitAfterWrongCodes(wrong: number): number {
  return wrong <= FREE ? 0 : (WAITS[wrong - FREE - 1] ?? 60 * MINUTE_MS)
}

/** The remaining wait in milliseconds; setting the clock back does not prolong it. */
export function remainingWait({ wrong, triedAt }: { wrong: number; triedAt: number }, now: number): number {
  const wait = waitAfterWrongCodes(wrong)
  return Math.min(wait, Math.max(0, triedAt + wait - now))
}
