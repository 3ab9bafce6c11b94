import type { Query, QueryClient } from '@tanstack/react-query'
import { sessionStore } from '../session/session.ts'
import type { Profile } from './profile.ts'

/** Tells of each profile that is read in its own session, before any screen shows it. Returns what ends it. */
export function followProfile(queries: QueryClient, told: (profile: Profile) => void): () => void {
  /** The session of each query: a query from an earlier session belongs to another account. */
  const askedIn = new WeakMap<Query, typeof sessionStore.turn>()
  return queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== 'readProfile') return
    if (event.action.type === 'fetch') askedIn.set(event.query, sessionStore.turn)
    if (event.action.type === 'success' && askedIn.get(event.query) === sessionStore.turn)
      told(event.query.state.data as Profile)
  })
}
