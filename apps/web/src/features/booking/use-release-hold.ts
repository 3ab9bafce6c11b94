import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useEffect, useState } from 'react'
import { inHoldQueue } from './hold-queue.ts'
import { readTimesAgain } from './read-times-again.ts'

/**
 * Releases the hold when the form is left or the page is closed, unless `stay` was called because the user only goes to
 * sign in or to fill in their profile, or nothing is held (no `timetableId`). `onReturn` (must be the same function) is
 * called when the browser restores the page.
 */
export function useReleaseHold(onReturn: () => void, timetableId: string | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const [leave] = useState(() => ({ frees: true }))

  useEffect(() => {
    if (!timetableId) return
    const free = () =>
      leave.frees && client.send('releaseHold', { query: { timetableId } }, { keepalive: true })
    const hide = () => void free()
    const show = (event: PageTransitionEvent) => event.persisted && onReturn()
    addEventListener('pagehide', hide)
    addEventListener('pageshow', show)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
      void inHoldQueue(async () => {
        if (!leave.frees) return
        await free()
        // Lists that were opened meanwhile were read without this time.
        readTimesAgain(queries)
      })
    }
  }, [client, queries, leave, onReturn, timetableId])

  return () => {
    leave.frees = false
  }
}
