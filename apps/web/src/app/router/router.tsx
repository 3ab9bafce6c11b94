import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import type { routeTree } from '../../route-tree.gen.ts'
import { framedHistory } from '../frame/framed-history.ts'
import { isFramed } from '../frame/is-framed.ts'
import { CrashState } from './crash-state.tsx'
import type { RouterContext } from './router-context.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

interface RouterOptions extends RouterContext {
  /** Of all screens, or of the first ones (`src/first-routes.ts`). */
  readonly routes: typeof routeTree
  /** The browser's, unless a test passes its own. */
  readonly history?: RouterHistory | null
}

export function createAppRouter({ routes, history, ...context }: RouterOptions) {
  const used = history ?? (isFramed ? framedHistory() : null)
  return createRouter({
    routeTree: routes,
    context,
    ...(used ? { history: used } : {}),
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
