import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds, for browsers that do not tell when they are idle, and for a page that never is. */
const SOME_TIME = 200
const AT_MOST = 5000
/** Milliseconds after which whoever waits goes on, though an answer is still missing or the page still draws. */
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

/** Until a screen is whole: drawn, and drawn again with the answers to all that it asked for; or for so long as is bearable. */
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
