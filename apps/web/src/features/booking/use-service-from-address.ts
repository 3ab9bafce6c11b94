import { useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'

/** The service named by the address; undefined for a visit to a doctor. */
export const useServiceId = (): string | undefined => useSearch({ strict: false }).service

/** A visit to a doctor. */
const NO_SERVICE: { serviceId?: string; serviceOptionId?: string } = {}

/** The service data of a booking (calls §7.4); empty for a visit to a doctor. */
export function useServiceFromAddress({ service }: Pick<Answer<'showTimeslot'>, 'service'>) {
  const { option } = useSearch({ strict: false })
  const serviceId = useServiceId()
  if (!serviceId) return NO_SERVICE
  return {
    serviceId,
    ...(service && { serviceName: service.name, slotDuration: service.duration }),
    ...(option && { serviceOptionId: option }),
  }
}
