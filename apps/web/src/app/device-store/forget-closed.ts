import type { Query, QueryClient } from '@tanstack/react-query'
import type { CallName } from '@vizit/api-client/calls.ts'
import { dropCodeRecord } from '../documents/code-record.ts'
import { readState } from '../session/session-record.ts'
import { storeState } from './store-state.ts'

/** What a page has read of visits and tests, from the device or from the server. */
const forgotten = new Set<CallName | 'keptList'>([
  'keptList',
  'syncVisits',
  'listVisits',
  'showVisit',
  'syncTests',
  'listTests',
  'showTest',
  'listReports',
  'readTestValues',
  'readAnalyteTrend',
])

const isForgotten = ({ queryKey: [name] }: Query) => (forgotten as ReadonlySet<unknown>).has(name)

/** Nothing of what lies closed on the device stays in the page: not when it is locked again, nor when it was wiped. */
export function forgetClosed(queries: QueryClient): () => void {
  let former = storeState.get().state
  return storeState.subscribe(({ state }) => {
    const isClosed = state === 'locked' || state === 'none'
    // A page without a network begins locked, and has read nothing yet.
    const hasChanged = state !== former && former !== 'opening'
    former = state
    if (isClosed && hasChanged) forget(queries)
    // Of a page that was left open and is read anew without a network: nothing else may have been loaded yet.
    if (state === 'locked') dropCodeRecord()
  }).unsubscribe
}

function forget(queries: QueryClient): void {
  queries.removeQueries({ predicate: query => isForgotten(query) && query.getObserversCount() === 0 })
  // What is on the screen must hear of it, and reads what it may. Whoever has signed out in another tab asks for nothing.
  if (readState() === 'signed-in') void queries.resetQueries({ predicate: isForgotten })
  else for (const query of queries.getQueryCache().findAll({ predicate: isForgotten })) query.reset()
}
