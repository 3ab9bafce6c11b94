import type { CallName, Route } from './calls.ts'
import { readingRoutes } from './generated/reading-routes.ts'

const known: { [N in CallName]?: Route } = { ...readingRoutes }

/** Loads the routes of changing calls, which the first screens do without until something is changed. */
export async function loadChangingRoutes(): Promise<void> {
  const { changingRoutes } = await import('./generated/changing-routes.ts')
  Object.assign(known, changingRoutes)
}

/** The route of a call; undefined if it could not be loaded, because there is no network or a newer release. */
export async function routeOf(name: CallName): Promise<Route | undefined> {
  if (!known[name]) await loadChangingRoutes().catch(() => undefined)
  return known[name]
}

/** At once if the routes are loaded, so that a call can leave while the page is being closed. */
export const knownRoute = (name: CallName): Route | undefined => known[name]
