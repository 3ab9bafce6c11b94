import { useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import type { Result } from '@vizit/api-client/result.ts'
import { useCallback, useEffect, useState } from 'react'
import { useConfig } from '../../app/api/use-config.ts'
import type { ReadPicture } from './hold-as-guest.ts'
import { inHoldQueue } from './hold-queue.ts'
import { useReleaseHold } from './use-release-hold.ts'

export interface WantedHold {
  readonly timetableId: string
  readonly assignmentId: string
  /** With it the service's whole time is held (decisions D10). */
  readonly serviceId?: string | undefined
}

/** The captcha that a visitor without an account may solve so that the time is held (docs/decisions/0057). */
export interface Picture {
  readonly checkId: string
  readonly isWrong: boolean
}

/** Whether the slot is held for this user or guest, and until when (milliseconds since the epoch). */
export type Hold =
  | { readonly state: 'starting' }
  | { readonly state: 'held'; readonly until: number }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  /** It was released before its end: for another timeslot that was opened, by leaving, or by a booking. */
  | { readonly state: 'given-up'; readonly forAnother: boolean }

interface HoldRequest {
  readonly round: number
  readonly read: ReadPicture | null
}

/** Milliseconds; a tab that becomes visible checks whether the time is still held for it. */
const LOOKED_AT = 1_000

/** Holds the slot while the form is open (decisions D12); `stay` keeps the hold when the form is left. */
export function useHoldTimeslot(asked: WantedHold | null, isGuest: boolean) {
  const client = useClient()
  const queries = useQueryClient()
  const { data: config, isPending } = useConfig()
  const [hold, setHold] = useState<Hold>({ state: 'starting' })
  // Counts the requests, with the solved captcha.
  const [{ round, read }, setAsking] = useState<HoldRequest>({ round: 0, read: null })
  const [picture, setPicture] = useState<Picture | null>(null)
  const { timetableId, assignmentId, serviceId } = asked ?? {}
  const seconds = config?.holdSeconds

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the hold once more
  useEffect(() => {
    if (!timetableId || !assignmentId || isPending) return
    const left = new AbortController()
    const { signal } = left
    void inHoldQueue(async () => {
      if (signal.aborted) return
      const body = { timetableId, assignmentId, ...(serviceId && { serviceId }) }
      const result = await (isGuest
        ? (await import('./hold-as-guest.ts')).holdAsGuest(client, body, { read, signal })
        : client.act('holdTimeslot', { body }, { signal }))
      if (signal.aborted || !result) return
      setPicture(before => pictureAfter(result, before))
      // The device's clock may be wrong, so the time is counted from the answer's arrival, not to the server's instant.
      if (!result.ok) return setHold({ state: 'refused', refusal: result.refusal })
      void queries.cancelQueries({ queryKey: ['showHold'] })
      queries.setQueryData(['showHold', {}], { hold: result.answer })
      const until = seconds ? Date.now() + seconds * 1000 : Date.parse(result.answer.expiresAt)
      setHold({ state: 'held', until })
    })
    return () => left.abort()
  }, [client, queries, timetableId, assignmentId, serviceId, isPending, seconds, isGuest, round])

  // Another tab or device of the same user may have opened another time: this tab checks as soon as it learns of it.
  const living = useCallQuery('showHold', {}, { enabled: hold.state === 'held', staleTime: LOOKED_AT })
  const isGivenUp =
    hold.state === 'held' &&
    Date.now() < hold.until &&
    living.data &&
    living.data.hold?.timetableId !== timetableId

  const again = useCallback(() => setAsking(last => ({ round: last.round + 1, read: null })), [])
  const show = (seen: ReadPicture) => setAsking(last => ({ round: last.round + 1, read: seen }))
  const stay = useReleaseHold(again, timetableId)
  const shown: Hold = isGivenUp ? { state: 'given-up', forAnother: living.data?.hold !== null } : hold
  return { hold: shown, again, stay, picture, show }
}

/** The captcha to solve now, if any. */
function pictureAfter(result: Result<unknown>, before: Picture | null): Picture | null {
  if (result.ok) return null
  const { refusal } = result
  if (refusal.code === 'HUMAN_CHECK_REQUIRED') return { checkId: refusal.attributes.id, isWrong: false }
  return refusal.code === 'INVALID_CAPTCHA_CODE' && before ? { ...before, isWrong: true } : null
}
