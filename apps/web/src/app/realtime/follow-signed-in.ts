import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { followRights } from '../rights/follow-rights.ts'
import { followChanges } from './follow-changes.ts'

/** What only signed-in users need, in one file to load. */
export function followSignedIn(client: Client, queries: QueryClient): void {
  followRights(queries)
  followChanges(client, queries)
}
