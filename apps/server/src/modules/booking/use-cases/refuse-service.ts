import type { BodyOf } from '@vizit/contract/call.ts'
import type { bookVisit as call } from '@vizit/contract/calls/booking.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { BookingContext } from '../store/booking-context.ts'

type RequestedService = Pick<
  BodyOf<typeof call>,
  'serviceId' | 'serviceName' | 'slotDuration' | 'serviceOptionId'
>

/** Refuses a service that is not provided there, or that differs from what the client sent (calls §7.4). */
export function refuseService(
  { serviceId, serviceName, slotDuration, serviceOptionId }: RequestedService,
  bookingContext: Pick<BookingContext, 'service' | 'place'>,
): Refused<'SERVICE_IS_NOT_SUPPORTED' | 'INVALID_ARGUMENT'> | undefined {
  if (serviceId === undefined) return undefined
  const { service } = bookingContext
  if (!service) return notSupported('service', bookingContext)
  if (serviceOptionId !== undefined && !service.option) return notSupported('option', bookingContext)
  const wrong = [
    ...(serviceName === undefined || Object.values(service.name).includes(serviceName)
      ? []
      : ['serviceName']),
    ...(slotDuration === undefined || slotDuration === service.minutes ? [] : ['slotDuration']),
  ]
  if (wrong.length === 0) return undefined
  return new Refused('INVALID_ARGUMENT', { fields: wrong.map(path => ({ path, problem: 'outdated' })) })
}

export const notSupported = (reason: 'service' | 'option', { place }: Pick<BookingContext, 'place'>) =>
  new Refused('SERVICE_IS_NOT_SUPPORTED', { reason, phones: place.branchPhones.join(';') })
