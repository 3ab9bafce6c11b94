import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { createAppRouter } from './app/router/router.tsx'
import type { RouterContext } from './app/router/router-context.ts'
import { Layout } from './layouts/layout.tsx'
import type { routeTree } from './route-tree.gen.ts'
import { Route as Main } from './routes/index.tsx'
import { Route as SignIn } from './routes/sign-in/index.tsx'
import { Route as Timeslots } from './routes/timeslot/index.tsx'

type Replaceable = Pick<ReturnType<typeof createAppRouter>, 'options' | 'update'>

/** The routes of all screens, instead of those of the first ones. */
export async function loadAllRoutes(router: Replaceable): Promise<void> {
  const { routeTree } = await import('./route-tree.gen.ts')
  if (router.options.routeTree !== routeTree) router.update({ ...router.options, routeTree })
  // Opening the screen has a task of its own, before which a slow phone handles input.
  await new Promise(resolve => setTimeout(resolve))
}

/**
 * The routes of the first screens, which load no others (docs/decisions/0097). Any other address waits for the routes of
 * all screens, and is then opened by them.
 */
export function createFirstRoutes(router: () => Replaceable): typeof routeTree {
  const root = createRootRouteWithContext<RouterContext>()({ component: Layout })
  const getParentRoute = () => root
  const others = createRoute({
    getParentRoute,
    path: '/$',
    async beforeLoad({ location }) {
      await loadAllRoutes(router())
      const { pathname, search, hash, state } = location
      throw redirect({ to: pathname, search, hash, state, replace: true })
    },
  })
  const first = [
    Main.update({ id: '/', path: '/', getParentRoute } as never),
    SignIn.update({ id: '/sign-in/', path: '/sign-in/', getParentRoute } as never),
    Timeslots.update({ id: '/timeslot/', path: '/timeslot/', getParentRoute } as never),
  ]
  return root.addChildren([...first, others]) as never
}
