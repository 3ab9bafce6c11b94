import { useQueries } from '@tanstack/react-query'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'

interface FreeDatesAsked {
  readonly provider: string
  readonly window: DateRange
  /** Null: all branches of the organisation. */
  readonly branchIds: readonly string[] | null
  readonly specialityId: string | null
  /** Time that is long enough for this service. */
  readonly serviceId?: string | null
  readonly enabled: boolean
}

const FRESH_FOR = 60_000

/** All dates on which somebody who fits is free, in order; null until known. */
export function useFreeDates(asked: FreeDatesAsked): readonly string[] | null {
  const { provider, window, branchIds, specialityId, serviceId, enabled } = asked
  const client = useClient()
  const answers = useQueries({
    queries: (branchIds ?? [undefined]).map(branchId => ({
      ...callQuery(client, 'listFreeDates', {
        params: { provider },
        query: {
          dateStart: window.from,
          dateEnd: window.to,
          ...(branchId && { branchId }),
          ...(specialityId && { specialityId }),
          ...(serviceId && { serviceId }),
        },
      }),
      staleTime: FRESH_FOR,
      enabled,
    })),
  })
  if (!enabled || answers.some(({ data }) => !data)) return null
  return [...new Set(answers.flatMap(({ data }) => data?.dates ?? []))].sort()
}
