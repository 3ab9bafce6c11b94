import { pathsWith } from '@vizit/domain/services/service-option.ts'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import { useMemo } from 'react'
import { useDisplayedTimes } from '../use-displayed-times.ts'
import { doctorsOfService } from './doctors-of-service.ts'
import type { ServiceSelection } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

/** The displayed date and the doctors who are free for the whole service then; none while no service is chosen. */
export function useDisplayedServiceTimes(
  provider: string,
  window: DateRange,
  { doctors, isWhole }: ServiceLists,
  { paths, chosen, service, option }: ServiceSelection,
) {
  const { branchId, doctorId, date } = chosen
  const serviceId = service?.id ?? null
  const giving = useMemo(
    () => (serviceId ? doctorsOfService(doctors, pathsWith(paths, chosen, option), serviceId, option) : []),
    [doctors, paths, chosen, option, serviceId],
  )
  return useDisplayedTimes({
    provider,
    window,
    doctors: giving,
    isWhole,
    // Some doctors do not accept this age, or do not give the chosen option.
    isNarrowed: true,
    choice: { branchId, specialityId: null, doctorId, date },
    serviceId,
  })
}
