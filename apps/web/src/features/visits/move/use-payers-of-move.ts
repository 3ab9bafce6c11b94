import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useEffect, useRef, useState } from 'react'
import type { FreeSlot } from '../../../app/visit/time-picker.ts'
import { useHasPayers } from '../use-has-payers.ts'
import type { Visit } from '../visit-types.ts'

/** Who could pay for the visit at the chosen time, as the server says now; asked for only where there is a choice. */
export function usePayersOfMove(visit: Visit, chosen: FreeSlot | null) {
  const { orderId, profileId, covererCode, assignmentId } = visit
  const place = { timetableId: chosen?.timeslotId ?? '1', assignmentId: chosen?.assignmentId ?? assignmentId }
  const hasPayers = useHasPayers(visit)
  const { data, refetch } = useCallQuery(
    'listPayers',
    { query: { ...place, profileId, orderId } },
    { enabled: hasPayers && chosen !== null },
  )
  const shareOf = (programmes = data?.programmes) =>
    programmes?.find(({ programId }) => programId === covererCode)?.share ?? 0
  return {
    timetableId: place.timetableId,
    /** The programme that would pay for a visit that was booked at own expense. */
    wouldPay: covererCode === null ? data?.programmes.find(({ share }) => share > 0) : undefined,
    /** Percent; undefined: not known. */
    share: data && shareOf(),
    readShare: async () => {
      if (!hasPayers) return undefined
      const { data: read } = await refetch()
      return read && shareOf(read.programmes)
    },
  }
}

type PayersOfMove = ReturnType<typeof usePayersOfMove>

/**
 * Takes the question of who pays away once what the programme would pay is no longer as it was asked: what the server says next is
 * another question, or none. Returns whether one was taken away.
 */
export function useFollowQuestion(
  refusal: Refusal | null,
  { share, readShare, timetableId }: PayersOfMove,
  takeAway: () => void,
): boolean {
  const [isTaken, setTaken] = useState(false)
  const asked = useRef<number | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time was not asked about
  useEffect(() => setTaken(false), [timetableId])
  const latest = useRef({ readShare, takeAway })
  latest.current = { readShare, takeAway }
  useEffect(() => {
    asked.current = undefined
    if (refusal) setTaken(false)
    if (refusal?.code !== 'COVERAGE_CHANGES') return
    let isLeft = false
    // What was read when the time was chosen may be older than the question.
    void latest.current.readShare().then(read => {
      if (!isLeft) asked.current = read
    })
    return () => {
      isLeft = true
    }
  }, [refusal])
  useEffect(() => {
    if (asked.current === undefined || share === undefined || share === asked.current) return
    asked.current = undefined
    setTaken(true)
    latest.current.takeAway()
  }, [share])
  return isTaken
}
