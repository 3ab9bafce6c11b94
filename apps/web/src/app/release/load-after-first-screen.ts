import type { AnyRouter } from '@tanstack/react-router'
import { loadChangingRoutes } from '@vizit/api-client/route-of.ts'
import type { Texts } from '@vizit/i18n/texts.ts'
import { loadRefusalTexts } from '@vizit/ui/states/use-refusal-texts.ts'
import type { RouterContext } from '../router/router-context.ts'
import { whenIdle } from './when-idle.ts'

/** Loads after the first screen what the next tap may need: it is there before the network is lost. */
export async function loadAfterFirstScreen(
  { client, queries, texts, router }: RouterContext & { readonly router: AnyRouter },
  first: Texts,
  loadRoutes: () => Promise<void>,
): Promise<void> {
  await whenIdle(queries)
  const syncFavourites = async () => {
    // Until then the device's own list is shown.
    const { followFavourites } = await import('../favourites/follow-favourites.ts')
    followFavourites(client)
  }
  const followFocus = async () => {
    const { returnFocus } = await import('../router/return-focus.ts')
    returnFocus(router)
  }
  const keepFocusOnPage = async () => {
    const { keepFocus } = await import('../focus/keep-focus.ts')
    keepFocus()
  }
  const all = [
    loadRoutes(),
    loadChangingRoutes(),
    loadRefusalTexts(first),
    texts.need(['errors', 'decline']),
    syncFavourites(),
    followFocus(),
    keepFocusOnPage(),
  ]
  // What is missing is asked for again by what needs it.
  await Promise.allSettled(all)
}
