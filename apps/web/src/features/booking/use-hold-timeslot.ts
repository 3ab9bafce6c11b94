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

/** Holds the slot while the form is open (decisions D12); `stay` keeps it when the form is left. */
export function useHoldTimeslot(asked: HoldAsked | null) {
  const client = useClient()
  const { data: config, isPending } = useConfig()
  const [hold, setHold] = useState<Hold>({ state: 'starting' })
  const [round, setRound] = useState(0)
  const { timetableId, assignmentId, serviceId } = asked ?? {}
  const seconds = config?.holdSeconds

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the hold once more
  useEffect(() => {
    if (!timetableId || !assignmentId || isPending) return
    let here = true
    void inTurn(async () => {
      if (!here) return
      const result = await client.send('holdTimeslot', {
        body: { timetableId, assignmentId, ...(serviceId && { serviceId }) },
      })
      // The device's clock may be wrong: the time runs from the answer's arrival, not to the server's instant.
      if (!result.ok) return setHold({ state: 'refused', refusal: result.refusal })
      const until = seconds ? Date.now() + seconds * 1000 : Date.parse(result.answer.expiresAt)
      setHold({ state: 'held', until })
    })
    return () => {
      here = false
    }
  }, [client, timetableId, assignmentId, serviceId, isPending, seconds, round])

  const again = useCallback(() => setRound(last => last + 1), [])
  const stay = useReleaseHold(again, timetableId !== undefined)
  return { hold, again, stay }
}
