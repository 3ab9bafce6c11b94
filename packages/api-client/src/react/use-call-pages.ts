import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Answer, CallName, Input } from '../calls.ts'
import type { Client } from '../client.ts'
import { useClient } from './client-provider.tsx'
import { RefusedError, refusalOf } from './refused-error.ts'
import { useReadMore } from './use-read-more.ts'

interface Page {
  readonly items: readonly unknown[]
  readonly total: number
  readonly nextCursor: string | null
}

/** The calls that answer a list page by page. */
export type PagedCall = { [N in CallName]: Answer<N> extends Page ? N : never }[CallName]

/** Half an hour in milliseconds: who comes back from a booking finds as many pages as they had read. */
const STORED_MS = 1_800_000

/** TanStack Query options for a list that is read page by page; one query holds all pages read so far. */
export function callPages<N extends PagedCall>(client: Client, name: N, input: Input<N>) {
  return infiniteQueryOptions({
    queryKey: [name, input, 'pages'] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam: cursor }): Promise<Answer<N>> => {
      const asked = input as { readonly query?: object }
      const page = cursor === null ? asked : { ...asked, query: { ...asked.query, cursor } }
      const result = await client.send(name, page as Input<N>, { signal })
      if (!result.ok) throw new RefusedError(result.refusal)
      return result.answer
    },
    getNextPageParam: page => (page as Page).nextCursor,
    gcTime: STORED_MS,
  })
}

interface CallPagesOptions {
  /** False while the input is not known yet. */
  readonly enabled?: boolean
  /** How long the pages count as fresh, in milliseconds. */
  readonly staleTime?: number
}

/**
 * Reads a list page by page. The previous list is shown until the answer to a new input arrives (`isPrevious`), and
 * whoever comes back to a list finds as many pages as they had read.
 */
export function useCallPages<N extends PagedCall>(
  name: N,
  input: Input<N>,
  { enabled = true, staleTime = 0 }: CallPagesOptions = {},
) {
  const asked = callPages(useClient(), name, input)
  const query = useInfiniteQuery({
    ...asked,
    enabled,
    staleTime,
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData, hasNextPage, refetch } = query
  const pages = data?.pages as Answer<N>[] | undefined
  return {
    pages,
    isPrevious: isPlaceholderData,
    hasMore: hasNextPage,
    ...useReadMore(query, asked.queryKey),
    refetch,
    refusal: refusalOf(query.error),
    /** Only the next page was refused: the pages before it are here. */
    isMoreRefused: query.isFetchNextPageError,
  }
}
