import type { Check, Problem } from './problem.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A 24-hour time, `HH:MM` (product §5, "Time"). */
export const checkTime: Check = written => (TIME.test(written.trim()) ? null : 'time')

/** The first time of a day may not be after the second. */
export function checkTimesInOrder(start: string, end: string): Problem | null {
  const [from, to] = [start.trim(), end.trim()]
  return TIME.test(from) && TIME.test(to) && from > to ? 'timesInOrder' : null
}
