import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { followRights } from '../rights/follow-rights.ts'
import { followLostSession } from '../session/follow-lost-session.ts'
import { followChanges } from './follow-changes.ts'

/** What only signed-in users need, in one file to load. */
export function followSignedIn(client: Client, queries: QueryClient): void {
  followRights(queries)
  followLostSession(queries)
  followChanges(client, queries)
}
