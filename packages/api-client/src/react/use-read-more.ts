import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type PagesQuery<Page> = UseInfiniteQueryResult<InfiniteData<Page, unknown>>

/**
 * Reads the next page of a list once it is asked for (`readMore`). A list that is read again meanwhile, because something
 * changed, ends the read of its next page: that one is asked for again then.
 */
export function useReadMore<Page>(query: PagesQuery<Page>) {
  const [isAsked, setAsked] = useState(false)
  async function readMore(): Promise<PagesQuery<Page>> {
    setAsked(true)
    const before = query.data?.pages.length ?? 0
    let read = await query.fetchNextPage()
    while (read.isSuccess && read.hasNextPage && read.data.pages.length === before)
      read = await read.fetchNextPage()
    setAsked(false)
    return read
  }
  return { readMore, isReadingMore: isAsked || query.isFetchingNextPage }
}
