import type { QueryClient } from '@tanstack/react-query'
import { followRefusals } from '../../app/api/follow-refusals.ts'
import type { createAppRouter } from '../../app/router/router.tsx'
import { keepReturnPath } from '../../app/session/return-path.ts'

/** Screens that show by themselves why they are closed (product §2, "Gated screens"). */
const GATED = /^\/(visits|tests|profile|family)(\/|$)/

/** Opens the gated screen after any call was refused because this device has no access yet. */
export function followAccess(router: ReturnType<typeof createAppRouter>, queries: QueryClient): () => void {
  return followRefusals(queries, 'ACCESS_NOT_AUTHORIZED', () => {
    void queries.invalidateQueries({ queryKey: ['readProfile'] })
    const { pathname, href } = router.state.location
    if (GATED.test(pathname)) return
    keepReturnPath(href)
    void router.navigate({ to: '/profile' })
  })
}
