import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isFramed } from '../frame/is-framed.ts'
import { namedProvider } from '../provider/provider-choice.ts'
import { unpacked } from './packed-answers.ts'
import { takeOverPageTime } from './page-time.ts'
import { pressAgain } from './press-again.ts'

interface PageData extends DehydratedState {
  /** When the page was rendered, in milliseconds. */
  readonly at: number
}

export interface RenderedPage {
  /** False: this page has another layout here, and is rendered anew from the same answers. */
  readonly isTakenOver: boolean
  /** Called when the screen is there and reacts. */
  readonly shown: () => void
}

/**
 * Takes over the answers and the time with which the server rendered this page, for nobody in particular. What this device
 * knows of its reader is shown in the next step (`useIsHydrating`).
 */
export async function takeRendered(
  queries: QueryClient,
  router: Pick<AnyRouter, 'ssr' | 'options'>,
): Promise<RenderedPage> {
  const { options } = router
  // The page of the server is read before its app begins: who has scrolled it would be brought back to its top.
  options.scrollRestoration = ({ location }) => {
    options.scrollRestoration = true
    return location.hash !== '' || scrollY === 0
  }
  const { at, ...answers }: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')
  for (const answer of answers.queries) {
    await nextTask()
    hydrate(queries, { mutations: [], queries: [answer] }, { defaultOptions: { deserializeData: unpacked } })
  }
  await nextTask()
  if (isFramed || namedProvider() !== null) return { isTakenOver: false, shown: pressAgain }
  // The server puts no boundary around the first screen, and then neither does the browser.
  router.ssr = { manifest: undefined }
  takeOverPageTime(at)
  const usual = queries.getDefaultOptions()
  // The head of the screen reacts before its content: newer answers would not fit the content's markup.
  queries.setDefaultOptions({ ...usual, queries: { ...usual.queries, refetchOnMount: false } })
  function shown(): void {
    takeOverPageTime(undefined)
    queries.setDefaultOptions(usual)
    void queries.refetchQueries({ type: 'active', stale: true })
    pressAgain()
  }
  return { isTakenOver: true, shown }
}

/** What follows has a task of its own, before which a slow phone handles input. */
const nextTask = () => new Promise(resolve => setTimeout(resolve))
