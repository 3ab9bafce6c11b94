import type { QueryClient } from '@tanstack/react-query'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import type { createAppRouter } from '../../app/router/router.tsx'
import { keepReturnPath } from '../../app/session/return-path.ts'

/** Screens that show by themselves why they are closed (product §2, "Gated screens"). */
const GATED = /^\/(visits|tests|profile|family)(\/|$)/

/** Opens the gated screen after any call was refused because this device has no access yet. */
export function followAccess(router: ReturnType<typeof createAppRouter>, queries: QueryClient): () => void {
  const refused = (error: unknown) => {
    if (!(error instanceof RefusedError) || error.refusal.code !== 'ACCESS_NOT_AUTHORIZED') return
    void queries.invalidateQueries({ queryKey: ['readProfile'] })
    const { pathname, href } = router.state.location
    if (GATED.test(pathname)) return
    keepReturnPath(href)
    void router.navigate({ to: '/profile' })
  }
  const reads = queries.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'error') refused(event.action.error)
  })
  const changes = queries.getMutationCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'error') refused(event.action.error)
  })
  return () => {
    reads()
    changes()
  }
}
