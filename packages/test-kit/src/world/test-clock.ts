import type { Clock } from '@vizit/server/platform/clock.ts'

export interface TestClock extends Clock {
  set(instant: string | Date): void
  advance(minutes: number): void
}

/** A clock that stands still until it is set. */
export function testClock(start: string): TestClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: instant => {
      now = new Date(instant)
    },
    advance: minutes => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}
