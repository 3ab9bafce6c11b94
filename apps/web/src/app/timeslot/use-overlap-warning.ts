import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { overlap } from '@vizit/domain/time/overlap.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useSessionState } from '../session/session.ts'

interface Interval {
  readonly startTime: string
  readonly endTime: string
}

/**
 * Text about a visit of the family that a timeslot would overlap; undefined if there is none (decisions D14). A visit
 * that is being moved (`except`) does not count.
 */
export function useOverlapWarning(except?: string): (slot: Interval) => string | undefined {
  const signedIn = useSessionState() === 'signed-in'
  const { data } = useCallQuery('listVisits', { query: {} }, { enabled: signedIn, staleTime: 30_000 })
  const t = useT('timeslot')
  const { format } = useTexts()

  return slot => {
    const asked = { start: slot.startTime, end: slot.endTime }
    const visit = data?.future.find(
      ({ orderId, startDate, endDate }) =>
        orderId !== except && overlap(asked, { start: startDate, end: endDate }),
    )
    return visit && t('overlaps', { name: visit.customerFirstName, time: format.time(visit.startDate) })
  }
}
