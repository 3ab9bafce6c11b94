import type { Area } from '@vizit/i18n/catalogue.ts'
import type { RouterContext } from './router-context.ts'

/** A route's loader: the areas of texts that its screen speaks come with the screen's code, before it is shown. */
export function loadRouteTexts(...areas: readonly Area[]) {
  return ({ context }: { context: RouterContext }): Promise<void> => context.texts.need(areas)
}
