import { useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'

/** The service that the address names; undefined for a visit to a doctor. */
export const useServiceId = (): string | undefined => useSearch({ strict: false }).service

/** What a booking says of its service (calls §7.4); nothing for a visit to a doctor. */
export function useAskedService({ service }: Pick<Answer<'showTimeslot'>, 'service'>) {
  const { option } = useSearch({ strict: false })
  const serviceId = useServiceId()
  if (!serviceId) return {}
  return {
    serviceId,
    ...(service && { serviceName: service.name, slotDuration: service.duration }),
    ...(option && { serviceOptionId: option }),
  }
}
