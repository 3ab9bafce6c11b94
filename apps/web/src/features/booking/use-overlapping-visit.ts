import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { overlap } from '@vizit/domain/time/overlap.ts'

export type VisitElsewhere = Answer<'listVisits'>['future'][number]

/** Another visit of the patient at that time; booking would be refused (decisions D14). */
export function useOverlappingVisit(
  profileId: string | null,
  timeslot: Answer<'showTimeslot'>,
): VisitElsewhere | null {
  const { data } = useCallQuery('listVisits', { query: {} })
  const asked = { start: timeslot.startTime, end: timeslot.endTime }
  const visit = data?.future.find(
    other => other.profileId === profileId && overlap(asked, { start: other.startDate, end: other.endDate }),
  )
  return visit ?? null
}
