import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { session } from '../session/session.ts'

/** Guests are told of no changes: only who is signed in loads the code that follows them. */
export function followOnceSignedIn(client: Client, queries: QueryClient): void {
  const follow = async () => {
    const [{ followChanges }, { followRights }] = await Promise.all([
      import('./follow-changes.ts'),
      import('../rights/follow-rights.ts'),
    ])
    followRights(queries)
    followChanges(client, queries)
  }
  // Without it the page is as true as when it was read; a release that took it away is told of as always.
  const begin = () => void follow().catch(() => undefined)
  if (session.state() === 'signed-in') begin()
  else {
    const unsubscribe = session.subscribe(state => {
      if (state !== 'signed-in') return
      unsubscribe()
      begin()
    })
  }
}
