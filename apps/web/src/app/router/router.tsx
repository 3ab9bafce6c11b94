import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { routeTree } from '../../route-tree.gen.ts'
import { framedHistory } from '../frame/framed-history.ts'
import { isFramed } from '../frame/is-framed.ts'
import { CrashState } from './crash-state.tsx'
import type { RouterContext } from './router-context.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/** `history` is the browser's history, unless a test passes its own. */
export function createAppRouter(
  context: RouterContext,
  history: RouterHistory | null = isFramed ? framedHistory() : null,
) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingComponent: CardSkeletons,
    defaultErrorComponent: CrashState,
    // Loaders load texts, which do not change.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
