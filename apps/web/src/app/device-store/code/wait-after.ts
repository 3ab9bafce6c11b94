/** Wrong codes in a row after which everything here is deleted. */
export const MOST_WRONG = 10

const MINUTE = 60_000
/** After the fourth wrong code and each later one: the first three are slips of the finger. */
const WAITS = [30_000, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]
const FREE = 3

/** Milliseconds between this many wrong codes in a row and the next attempt. */
export function waitAfter(wrong: number): number {
  return wrong <= FREE ? 0 : (WAITS[wrong - FREE - 1] ?? 60 * MINUTE)
}

/** Milliseconds still to wait; a clock that was set back adds nothing to it. */
export function stillToWait({ wrong, triedAt }: { wrong: number; triedAt: number }, now: number): number {
  const wait = waitAfter(wrong)
  return Math.min(wait, Math.max(0, triedAt + wait - now))
}
