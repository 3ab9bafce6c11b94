import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { RefusedError, refusalOf } from '@vizit/api-client/react/refused-error.ts'
import { useReadMore } from '@vizit/api-client/react/use-read-more.ts'

export type LedgerEntry = Answer<'readLedger'>['entries'][number]

/**
 * The actions on a person's data, the newest first, page by page. Its query key starts with the call's name, so that
 * change events refresh it.
 */
export function useLedger(profileId: string) {
  const client = useClient()
  const queryKey = ['readLedger', { profileId }] as const
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: before, signal }) => {
      const page = { query: { profileId, ...(before ? { before } : {}) } }
      const result = await client.send('readLedger', page, { signal })
      if (!result.ok) throw new RefusedError(result.refusal)
      return result.answer
    },
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
  })
  const { readMore, isReadingMore } = useReadMore(query, queryKey)
  return {
    entries: query.data?.pages.flatMap(page => page.entries),
    refusal: refusalOf(query.error),
    refetch: query.refetch,
    more: query.hasNextPage ? () => void readMore() : null,
    isLoadingMore: isReadingMore,
  }
}
