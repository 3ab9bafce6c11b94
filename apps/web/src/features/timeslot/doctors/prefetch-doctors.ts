import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../../../app/api/stale-times.ts'
import { chosenProvider } from '../../../app/provider/provider-choice.ts'

interface PrefetchRequest {
  readonly client: Client
  readonly queries: QueryClient
}

/**
 * Requests the data for the list of doctors while its screen is still loading. Nothing waits for it: the screen finds
 * the answers, or waits for the same requests.
 */
export function prefetchDoctors(
  { client, queries }: PrefetchRequest,
  search: { clinic?: string | undefined },
): void {
  const provider = chosenProvider(search)
  if (!provider) return
  const input = { params: { provider } }
  const doctors = callQuery(client, 'listDoctors', { ...input, query: {} })
  const branches = callQuery(client, 'listBranches', input)
  const providers = callQuery(client, 'listProviders', { query: {} })
  void queries.prefetchQuery({ ...doctors, staleTime: STALE_TIMES.listDoctors })
  void queries.prefetchQuery({ ...branches, staleTime: STALE_TIMES.listBranches })
  void queries.prefetchQuery({ ...providers, staleTime: STALE_TIMES.listProviders })
  // Every screen requests it once; starting here keeps it out of the first render.
  void queries.prefetchQuery({ ...callQuery(client, 'readConfig', {}), staleTime: Number.POSITIVE_INFINITY })
}
