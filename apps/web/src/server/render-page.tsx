import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { type Answered, createClient } from '@vizit/api-client/client.ts'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { createScreenTexts } from '@vizit/i18n/screen-texts.ts'
import { App } from '../app/app.tsx'
import { packed } from '../app/release/packed-answers.ts'
import { createAppRouter } from '../app/router/router.tsx'
import { routeTree } from '../route-tree.gen.ts'
import { linksInLanguage } from './links-in-language.ts'
import { loadMissing } from './load-missing.ts'
import { renderToText } from './render-to-text.ts'
import { visitor } from './visitor.ts'
import { namesUnknown, waitedQueries } from './waited-queries.ts'

interface Asked {
  /** Path and query. */
  readonly url: string
  readonly language: Language
  /** Answers a public call of the API. */
  readonly fetch: (address: string, request: RequestInit) => Promise<Answered>
}

interface Rendered {
  readonly html: string
  /** The answers that the page shows, as JSON for the browser. Null: the address names something that does not exist, and the screen says so. */
  readonly data: string | null
  /** The path of the route, `/clinics/$clinic/doctors/$doctorId`. */
  readonly routeId: string
}

/** How often a page may need data that only its rendering asks for. */
const ROUNDS = 3

/**
 * A public screen as HTML, for anybody: rendered by the components that take it over in the browser. Null if it is no
 * page of its own: it redirects, or not all of its data could be read.
 */
export async function renderPage({ url, language, fetch }: Asked): Promise<Rendered | null> {
  const at = Date.now()
  const queries = waitedQueries()
  const client = createClient({ store: visitor, language: () => language, fetch })
  const texts = createScreenTexts(language)
  const history = createMemoryHistory({ initialEntries: [url] })
  const router = createAppRouter({ client, queries, texts, routes: routeTree, history })
  // It would write an inline script, which the content security policy forbids.
  router.update({ ...router.options, scrollRestoration: false })
  const [first] = await Promise.all([texts.speak(language), router.load()])
  const result = router._serverResult
  const leadsTo = result?.type === 'redirect' ? result.redirect.options.href : undefined
  // The same screen, without the parameters that its check refuses.
  if (leadsTo && leadsTo !== url && pathOf(leadsTo) === pathOf(url))
    return renderPage({ url: leadsTo, language, fetch })
  const { matches } = router.state
  // The route of an index file ends in a slash.
  const routeId = matches.at(-1)?.routeId.replace(/(.)\/$/, '$1')
  if (!routeId || matches.some(({ status }) => status !== 'success')) return null
  for (let round = 0; round < ROUNDS; round++) {
    const html = await renderToText(<App {...{ first, texts, client, queries, router }} />).catch(
      unlessRefused,
    )
    if (html === null) return null
    if (await loadMissing(queries)) continue
    const failed = errorsOf(queries)
    if (failed.length === 0) {
      const data = JSON.stringify({ at, ...dehydrate(queries, { serializeData: packed }) })
      return { html: linksInLanguage(html, url), data, routeId }
    }
    const saysWhatIsUnknown = failed.every(namesUnknown) && failed.some(isInvalidArgument)
    return saysWhatIsUnknown ? { html: linksInLanguage(html, url), data: null, routeId } : null
  }
  return null
}

const errorsOf = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.status === 'error' ? [state.error] : []))

const isInvalidArgument = (error: unknown) =>
  error instanceof RefusedError && error.refusal.code === 'INVALID_ARGUMENT'

/** A component that waited for an answer throws the refusal. */
function unlessRefused(error: unknown): null {
  if (error instanceof RefusedError) return null
  throw error
}

const pathOf = (url: string) => url.split('?', 1)[0]
