const FIRST_MS = 1000
const LONGEST_MS = 60_000

/**
 * Milliseconds until the next attempt: doubled after every failure, and randomised, so that clients do not all return
 * at once.
 */
export function backOff(failures: number, chance: () => number = Math.random): number {
  const most = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)
  return most * (0.5 + chance() / 2)
}

/** Waits; returns at once when it is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
