import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds, for browsers without idle callbacks, and for a page that is never idle. */
const SOME_TIME = 200
const AT_MOST = 5000
/** The longest wait in milliseconds, even if an answer is missing or the page is still rendering. */
const PATIENCE = 15_000

function idle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_MOST })
    else setTimeout(resolve, SOME_TIME)
  })
}

function answered(queries: QueryClient): Promise<void> {
  return new Promise(resolve => {
    const unsubscribe = queries.getQueryCache().subscribe(look)
    look()
    function look() {
      if (queries.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
  })
}

/**
 * Resolves when a screen is complete, that is rendered with the answers to all its calls, or after the longest wait.
 */
export async function whenIdle(queries: QueryClient): Promise<void> {
  let isOver = false
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE)
  const whole = async () => {
    await idle()
    while (!isOver && queries.isFetching() > 0) {
      await answered(queries)
      await idle()
    }
  }
  await Promise.race([whole(), enough])
  isOver = true
  clearTimeout(timer)
}
