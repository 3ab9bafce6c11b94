import type { Check, Problem } from './problem.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** `HH:MM` of 24 hours (product §5, "Time"). */
export const checkTime: Check = written => (TIME.test(written.trim()) ? null : 'time')

/** Two times of one day of which the later may not come first. */
export function checkTimesInOrder(start: string, end: string): Problem | null {
  const [from, to] = [start.trim(), end.trim()]
  return TIME.test(from) && TIME.test(to) && from > to ? 'timesInOrder' : null
}
