import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds, for browsers that do not tell when they are idle, and for a page that never is. */
const SOME_TIME = 200
const AT_MOST = 5000

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

/** Until a screen is whole: drawn, and drawn again with the answers to all that it asked for. */
export async function whenSettled(queries: QueryClient): Promise<void> {
  await idle()
  while (queries.isFetching() > 0) {
    await answered(queries)
    await idle()
  }
}
