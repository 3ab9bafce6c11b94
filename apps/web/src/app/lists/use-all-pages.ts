import type { Answer, Input } from '@vizit/api-client/calls.ts'
import { type PagedCall, useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { useEffect } from 'react'

type Pages = ReturnType<typeof useCallPages>

/** Reads one page after another, if all are wanted; returns whether more are coming. */
export function useReadAll(
  list: Pick<Pages, 'hasMore' | 'isPrevious' | 'isReadingMore' | 'refusal'> & { readMore: () => unknown },
  isWanted: boolean,
): boolean {
  const { hasMore, isPrevious, isReadingMore, refusal, readMore } = list
  const isReading = isWanted && hasMore && !isPrevious && !refusal
  useEffect(() => {
    if (isReading && !isReadingMore) void readMore()
  }, [isReading, isReadingMore, readMore])
  return isReading
}

/** All pages of a list; those that have come so far. */
export function useAllPages<N extends PagedCall>(
  name: N,
  input: Input<N>,
  options: { readonly staleTime: number },
): readonly Answer<N>[] {
  const list = useCallPages(name, input, options)
  useReadAll(list, true)
  return list.pages ?? []
}
