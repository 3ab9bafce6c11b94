import { hydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { chosenTownOrClinic, preferredLanguage } from '../browser-storage/preferences.ts'
import { hasFavourites } from '../favourites/favourites.ts'
import { isFramed } from '../frame/is-framed.ts'
import { namedProvider } from '../provider/provider-choice.ts'
import { session } from '../session/session.ts'

export { takeOver } from './take-over.ts'

/**
 * Takes over the answers with which the server rendered this page. False if the markup cannot be taken over: the server
 * renders for nobody in particular, so whoever has chosen something here, or has an account, gets the page rendered
 * anew, from the same answers.
 */
export function takeRendered(queries: QueryClient, router: Pick<AnyRouter, 'ssr'>): boolean {
  hydrate(queries, JSON.parse(document.getElementById('page-data')?.textContent ?? '{}'))
  const isForVisitor =
    document.documentElement.lang === preferredLanguage() &&
    !isFramed &&
    namedProvider() === null &&
    session.state() === 'guest' &&
    Object.keys(chosenTownOrClinic()).length === 0 &&
    !hasFavourites()
  // The server puts no boundary around the first screen, and then neither does the browser.
  if (isForVisitor) router.ssr = { manifest: undefined }
  return isForVisitor
}
