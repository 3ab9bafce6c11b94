import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isTooLong, isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { MINUTE_MS } from '@vizit/domain/time/minute.ts'
import { useEffect, useState } from 'react'
import { useTown } from '../../app/provider/provider-choice.ts'

const PAUSE_MS = 200
/**
 * What is found by these words; nothing under three characters. Only the answer to the last words is shown: a request for earlier
 * ones is aborted.
 */
export function useSearchResults(text: string, limit: number) {
  const q = text.trim()
  const town = useTown()
  const isAsked = !isTooShort(q) && !isTooLong(q)
  const { data, refusal, refetch } = useCallQuery(
    'search',
    { query: { q, locationCode: town, limit } },
    { enabled: isAsked, staleTime: MINUTE_MS },
  )
  return { data: isAsked ? data : undefined, refusal: isAsked ? refusal : null, refetch, isAsked, town }
}

/** The text as it was when the user last paused. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
