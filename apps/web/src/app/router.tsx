import { createRouter } from '@tanstack/react-router'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { routeTree } from '../route-tree.gen.ts'
import type { RouterContext } from './context.ts'
import { CrashState } from './crash-state.tsx'

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPendingComponent: CardSkeletons,
    defaultErrorComponent: CrashState,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
