import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { chosenProvider } from '../provider-choice.ts'

interface Asking {
  readonly client: Client
  readonly queries: QueryClient
}

/** Milliseconds, as long as the list of doctors itself takes an answer for fresh. */
const FRESH_FOR = 60_000

/**
 * Asks for what the list of doctors is made of while its screen is still coming. Nobody waits for it: the screen finds
 * the answers, or goes on waiting for them.
 */
export function askForDoctors({ client, queries }: Asking, search: { clinic?: string | undefined }): void {
  const provider = chosenProvider(search)
  if (!provider) return
  const input = { params: { provider } }
  const fresh = { staleTime: FRESH_FOR }
  void queries.prefetchQuery({ ...callQuery(client, 'listDoctors', { ...input, query: {} }), ...fresh })
  void queries.prefetchQuery({ ...callQuery(client, 'listBranches', input), ...fresh })
  void queries.prefetchQuery({ ...callQuery(client, 'listProviders', { query: {} }), ...fresh })
}
