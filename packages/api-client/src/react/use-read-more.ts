import type { InfiniteData, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query'
import { hashKey, onlineManager } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from './refused-error.ts'

type PagesQuery<Page> = UseInfiniteQueryResult<InfiniteData<Page, unknown>>

/**
 * Reads the next page of a list once it is asked for (`readMore`). A list that is read again meanwhile, because something
 * changed, ends the read of its next page: that one is asked for again then, unless another list (`key`) is shown by now.
 */
export function useReadMore<Page>(query: PagesQuery<Page>, key: QueryKey) {
  const [isAsked, setAsked] = useState(false)
  const list = hashKey(key)
  const shown = useRef<string | null>(list)
  useEffect(() => {
    shown.current = list
    return () => {
      shown.current = null
    }
  }, [list])
  async function readMore(): Promise<PagesQuery<Page>> {
    setAsked(true)
    const before = query.data?.pages.length ?? 0
    const isMissing = (read: PagesQuery<Page>) =>
      read.isSuccess && read.hasNextPage && read.data.pages.length === before
    let read = await query.fetchNextPage()
    while (shown.current === list && isMissing(read)) read = await read.fetchNextPage()
    setAsked(false)
    return read
  }
  const again = useRef(readMore)
  again.current = readMore
  // What was asked for without a network comes when it is back, as the refusal says.
  const isLost = query.isFetchNextPageError && refusalOf(query.error)?.code === 'OFFLINE'
  useEffect(
    () => (isLost ? onlineManager.subscribe(isOnline => void (isOnline && again.current())) : undefined),
    [isLost],
  )
  return { readMore, isReadingMore: isAsked || query.isFetchingNextPage }
}
