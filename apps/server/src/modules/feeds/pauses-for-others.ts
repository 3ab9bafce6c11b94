import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** Of the time since the last pause: a server that is as busy answers others. */
const BUSY = 0.25
/** Of the time that a statement took. */
const SHARE = 0.5
const LONGEST_MS = 1000
/** Of all pauses of a feed: one of millions of rows shall be in within a minute. */
const MOST_MS = 15_000

interface Machine {
  now(): number
  /** The share of the time since the former look in which this process was busy. */
  busy(): number
  wait(ms: number): Promise<unknown>
}

/**
 * A pause for after each long statement of a feed: while the server answers others, they have the whole database for half as long as
 * the statement took. Call it where the feed itself waited for the database only, since its own work in this process counts too.
 */
export function pausesForOthers({ now, busy, wait }: Machine = machine()): () => Promise<void> {
  let [begun, left] = [now(), MOST_MS]
  return async () => {
    const ms = busy() < BUSY ? 0 : Math.min((now() - begun) * SHARE, LONGEST_MS, left)
    if (ms > 0) {
      left -= ms
      await wait(ms)
      busy()
    }
    begun = now()
  }
}

function machine(): Machine {
  let last = performance.eventLoopUtilization()
  return {
    now: () => performance.now(),
    busy: () => {
      const { utilization } = performance.eventLoopUtilization(last)
      last = performance.eventLoopUtilization()
      return utilization
    },
    wait: ms => setTimeout(ms),
  }
}
