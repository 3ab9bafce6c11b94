import type { Area } from '@vizit/i18n/catalogue.ts'
import type { RouterContext } from './router-context.ts'

/** The loader of a route: loads the areas of texts of its screen together with the screen's code. */
export function loadRouteTexts(...areas: readonly Area[]) {
  return ({ context }: { context: RouterContext }): Promise<void> => context.texts.need(areas)
}
