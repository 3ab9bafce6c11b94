export interface Repeating {
  /** Runs the task at once, or again as soon as the current run ends. */
  nudge(): void
  /** Starts no more runs and waits for the current one. */
  stop(): Promise<void>
}

/** Runs a task every so many milliseconds and whenever it is nudged, one run at a time. */
export function repeat(
  task: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeating {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const run = async () => {
    do {
      again = false
      try {
        await task()
      } catch (error) {
        onError(error)
      }
    } while (again && !stopped)
    running = undefined
  }
  const nudge = () => {
    if (stopped) return
    if (running) again = true
    else running = run()
  }
  const timer = setInterval(() => running ?? nudge(), everyMs)
  timer.unref()
  return {
    nudge,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
