import type { QueryClient } from '@tanstack/react-query'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import type { createAppRouter } from '../../app/router/router.tsx'

const SCREEN = '/outdated-app-version'

/** Opens the update screen after any call that the server refuses because this version is too old. */
export function followOutdated(router: ReturnType<typeof createAppRouter>, queries: QueryClient): () => void {
  const unsubscribe = queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const isOutdated = error instanceof RefusedError && error.refusal.code === 'OUTDATED_VERSION'
    if (isOutdated && router.state.location.pathname !== SCREEN) void router.navigate({ to: SCREEN })
  })
  return unsubscribe
}
