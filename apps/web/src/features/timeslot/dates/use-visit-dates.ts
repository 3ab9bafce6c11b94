import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useSessionState } from '../../../app/session/session.ts'

/** The dates on which somebody of the family has a visit, marked to avoid conflicts (decisions D14). */
export function useVisitDates(): ReadonlySet<string> {
  const signedIn = useSessionState() === 'signed-in'
  const { data } = useCallQuery('listVisits', { query: {} }, { enabled: signedIn, staleTime: 30_000 })
  return new Set(data?.future.map(({ startDate }) => civilDateOf(startDate)))
}
