/** After this many wrong codes in a row everything stored here is deleted. */
export const MOST_WRONG = 10

const MINUTE = 60_000
/** The waits after the fourth and each later wrong code; the first three may be typing errors. */
const WAITS = [30_000, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]
const FREE = 3

/** The wait before the next attempt, in milliseconds, after this many wrong codes in a row. */
export function waitAfterWrongCodes(wrong: number): number {
  return wrong <= FREE ? 0 : (WAITS[wrong - FREE - 1] ?? 60 * MINUTE)
}

/** The remaining wait in milliseconds; setting the clock back does not prolong it. */
export function remainingWait({ wrong, triedAt }: { wrong: number; triedAt: number }, now: number): number {
  const wait = waitAfterWrongCodes(wrong)
  return Math.min(wait, Math.max(0, triedAt + wait - now))
}
