import type { CallName, Route } from './calls.ts'
import { changingRoutes } from './generated/changing-routes.ts'
import { readingRoutes } from './generated/reading-routes.ts'

/** The routes of all calls at once; the application itself loads those of changing calls later (`route-of.ts`). */
export const routes = { ...readingRoutes, ...changingRoutes } as const satisfies Record<CallName, Route>
