import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { session } from '../session/session.ts'

/** Guests receive no change events: only signed-in users load this code. */
export function followOnceSignedIn(client: Client, queries: QueryClient): void {
  const follow = async () => {
    const { followSignedIn } = await import('./follow-signed-in.ts')
    followSignedIn(client, queries)
  }
  // Without it the page shows the data as they were loaded; a missing file after a release is handled as usual.
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
