import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useQueryList } from '@vizit/api-client/react/use-query-list.ts'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'

interface FreeDatesRequest {
  readonly provider: string
  readonly window: DateRange
  /** Null: all branches of the organisation. */
  readonly branchIds: readonly string[] | null
  readonly specialityId: string | null
  /** Only these, at any branch; null: all that match the branches and the speciality. */
  readonly assignmentIds: readonly string[] | null
  /** Only times that are long enough for this service. */
  readonly serviceId?: string | null
  readonly enabled: boolean
}

const STALE_TIMES = 60_000
/** The most assignments in one request. */
const AT_ONCE = 100

/** All dates on which a matching doctor is free, ascending; null until known. */
export function useFreeDates(asked: FreeDatesRequest): readonly string[] | null {
  const { provider, window, serviceId, enabled } = asked
  const client = useClient()
  const answers = useQueryList(
    placesOf(asked).map(places => ({
      ...callQuery(client, 'listFreeDates', {
        params: { provider },
        query: {
          dateStart: window.from,
          dateEnd: window.to,
          ...places,
          ...(serviceId && { serviceId }),
        },
      }),
      staleTime: STALE_TIMES,
      enabled,
    })),
  )
  if (!enabled || answers.some(({ data }) => !data)) return null
  return [...new Set(answers.flatMap(({ data }) => data?.dates ?? []))].sort()
}

/** The parameters of each request. */
function placesOf({ assignmentIds, branchIds, specialityId }: FreeDatesRequest) {
  if (assignmentIds) {
    return Array.from({ length: Math.ceil(assignmentIds.length / AT_ONCE) }, (_, at) => ({
      assignmentIds: assignmentIds.slice(at * AT_ONCE, (at + 1) * AT_ONCE).join(),
    }))
  }
  return (branchIds ?? [undefined]).map(branchId => ({
    ...(branchId && { branchId }),
    ...(specialityId && { specialityId }),
  }))
}
