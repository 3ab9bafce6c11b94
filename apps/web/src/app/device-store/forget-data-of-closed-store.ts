import type { Query, QueryClient } from '@tanstack/react-query'
import type { CallName } from '@vizit/api-client/calls.ts'
import { dropCodeRecord } from '../documents/activation-code-record.ts'
import { readState } from '../session/session-record.ts'
import { storeState } from './store-state.ts'

/** Queries for visits and tests, answered from the device or from the server. */
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
  'readDrugList',
])

const isForgotten = ({ queryKey: [name] }: Query) => (forgotten as ReadonlySet<unknown>).has(name)

/** Removes the data of a closed device store from the page, both after it was locked and after it was deleted. */
export function forgetDataOfClosedStore(queries: QueryClient): () => void {
  let former = storeState.get().state
  return storeState.subscribe(({ state }) => {
    const isClosed = state === 'locked' || state === 'none'
    // A page that starts without a network is locked from the start and has read nothing yet.
    const hasChanged = state !== former && former !== 'opening'
    former = state
    if (isClosed && hasChanged) forget(queries)
    // For a page that was left open and is reloaded without a network: nothing else may be loaded yet.
    if (state === 'locked') dropCodeRecord()
  }).unsubscribe
}

function forget(queries: QueryClient): void {
  queries.removeQueries({ predicate: query => isForgotten(query) && query.getObserversCount() === 0 })
  // The visible queries are refreshed with what they may still read. After a sign-out in another tab nothing is
  // requested.
  if (readState() === 'signed-in') void queries.resetQueries({ predicate: isForgotten })
  else for (const query of queries.getQueryCache().findAll({ predicate: isForgotten })) query.reset()
}
