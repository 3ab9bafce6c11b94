import type { Area } from '@vizit/i18n/catalogue.ts'
import type { RouterContext } from './router-context.ts'

type Load = (visited: { context: RouterContext }) => Promise<void>

/**
 * The loader of a first screen: its areas of texts alone. The reasons of refusals come after it; its components show
 * them only by `RefusalBlock`, which waits for them.
 */
export function loadFirstTexts(...areas: readonly Area[]): Load {
  return ({ context }) => context.texts.need(areas)
}

/** The loader of a route: loads the areas of texts of its screen together with the screen's code. */
export function loadRouteTexts(...areas: readonly Area[]): Load {
  return loadFirstTexts(...areas, 'errors', 'decline')
}
