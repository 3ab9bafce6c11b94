import type { QueryClient } from '@tanstack/react-query'
import { followRefusals } from '../../app/api/follow-refusals.ts'
import type { createAppRouter } from '../../app/router/router.tsx'

const SCREEN = '/outdated-app-version'

/** Opens the update screen after any call that the server refuses because this version is too old. */
export function followOutdated(router: ReturnType<typeof createAppRouter>, queries: QueryClient): () => void {
  return followRefusals(queries, 'OUTDATED_VERSION', () => {
    if (router.state.location.pathname !== SCREEN) void router.navigate({ to: SCREEN })
  })
}
