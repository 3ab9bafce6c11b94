import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useEffect, useState } from 'react'
import { inTurn } from './in-turn.ts'

export interface HoldAsked {
  readonly timetableId: string
  readonly assignmentId: string
}

/** Whether the slot is kept for this person or guest, and until when (milliseconds since the epoch). */
export type Hold =
  | { readonly state: 'starting' }
  | { readonly state: 'held'; readonly until: number }
  | { readonly state: 'refused'; readonly refusal: Refusal }

/**
 * Holds the slot while the form is open (decisions D12). Leaving frees it, unless `stay` was called because the
 * person only goes to sign in or to fill in their profile.
 */
export function useHold(asked: HoldAsked | null) {
  const client = useClient()
  const { data: config, isPending } = useCallQuery('readConfig', {}, { staleTime: 3_600_000 })
  const [hold, setHold] = useState<Hold>({ state: 'starting' })
  const [round, setRound] = useState(0)
  const [leave] = useState(() => ({ frees: true }))
  const { timetableId, assignmentId } = asked ?? {}
  const seconds = config?.holdSeconds

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the hold once more
  useEffect(() => {
    if (!timetableId || !assignmentId || isPending) return
    let here = true
    void inTurn(async () => {
      if (!here) return
      const result = await client.send('holdTimeslot', { body: { timetableId, assignmentId } })
      // The device's clock may be wrong: the time runs from the answer's arrival, not to the server's instant.
      if (!result.ok) return setHold({ state: 'refused', refusal: result.refusal })
      const until = seconds ? Date.now() + seconds * 1000 : Date.parse(result.answer.expiresAt)
      setHold({ state: 'held', until })
    })
    return () => {
      here = false
    }
  }, [client, timetableId, assignmentId, isPending, seconds, round])

  useEffect(() => {
    const free = () => leave.frees && client.send('releaseHold', {}, { keepalive: true })
    const hide = () => void free()
    const show = (event: PageTransitionEvent) => event.persisted && setRound(last => last + 1)
    addEventListener('pagehide', hide)
    addEventListener('pageshow', show)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
      void inTurn(async () => free())
    }
  }, [client, leave])

  return {
    hold,
    again: () => setRound(round + 1),
    stay: () => {
      leave.frees = false
    },
  }
}
