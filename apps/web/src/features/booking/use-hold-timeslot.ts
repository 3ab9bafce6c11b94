import { useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useCallback, useEffect, useState } from 'react'
import { useConfig } from '../../app/use-config.ts'
import { inTurn } from './in-turn.ts'
import { useReleaseHold } from './use-release-hold.ts'

export interface HoldAsked {
  readonly timetableId: string
  readonly assignmentId: string
  /** With it all of the service's time is held (decisions D10). */
  readonly serviceId?: string | undefined
}

/** Whether the slot is kept for this person or guest, and until when (milliseconds since the epoch). */
export type Hold =
  | { readonly state: 'starting' }
  | { readonly state: 'held'; readonly until: number }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  /** It was given up before its time: for another timeslot that was opened, or by a release or a booking. */
  | { readonly state: 'given-up'; readonly forAnother: boolean }

/** Milliseconds: a tab that is seen again looks whether the time is still kept for it. */
const LOOKED_AT = 1_000

/** Holds the slot while the form is open (decisions D12); `stay` keeps it when the form is left. */
export function useHoldTimeslot(asked: HoldAsked | null) {
  const client = useClient()
  const queries = useQueryClient()
  const { data: config, isPending } = useConfig()
  const [hold, setHold] = useState<Hold>({ state: 'starting' })
  const [round, setRound] = useState(0)
  const { timetableId, assignmentId, serviceId } = asked ?? {}
  const seconds = config?.holdSeconds

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the hold once more
  useEffect(() => {
    if (!timetableId || !assignmentId || isPending) return
    const left = new AbortController()
    const { signal } = left
    void inTurn(async () => {
      if (signal.aborted) return
      const body = { timetableId, assignmentId, ...(serviceId && { serviceId }) }
      const result = await client.act('holdTimeslot', { body }, { signal })
      if (signal.aborted) return
      // The device's clock may be wrong: the time runs from the answer's arrival, not to the server's instant.
      if (!result.ok) return setHold({ state: 'refused', refusal: result.refusal })
      void queries.cancelQueries({ queryKey: ['showHold'] })
      queries.setQueryData(['showHold', {}], { hold: result.answer })
      const until = seconds ? Date.now() + seconds * 1000 : Date.parse(result.answer.expiresAt)
      setHold({ state: 'held', until })
    })
    return () => left.abort()
  }, [client, queries, timetableId, assignmentId, serviceId, isPending, seconds, round])

  // Another tab or device of the same person may have opened another time: whoever hears it looks at once.
  const living = useCallQuery('showHold', {}, { enabled: hold.state === 'held', staleTime: LOOKED_AT })
  const isGivenUp =
    hold.state === 'held' &&
    Date.now() < hold.until &&
    living.data &&
    living.data.hold?.timetableId !== timetableId

  const again = useCallback(() => setRound(last => last + 1), [])
  const stay = useReleaseHold(again, timetableId)
  const shown: Hold = isGivenUp ? { state: 'given-up', forAnother: living.data?.hold !== null } : hold
  return { hold: shown, again, stay }
}
