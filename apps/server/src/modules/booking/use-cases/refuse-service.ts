import type { BodyOf } from '@vizit/contract/call.ts'
import type { bookVisit as call } from '@vizit/contract/calls/booking.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { Offer } from '../store/offer.ts'

type Said = Pick<BodyOf<typeof call>, 'serviceId' | 'serviceName' | 'slotDuration' | 'serviceOptionId'>

/** The refusal of a service that is not given there, or is not what the client says of it (calls §7.4). */
export function refuseService(
  { serviceId, serviceName, slotDuration, serviceOptionId }: Said,
  offer: Pick<Offer, 'service' | 'place'>,
): Refused<'SERVICE_IS_NOT_SUPPORTED' | 'INVALID_ARGUMENT'> | undefined {
  if (serviceId === undefined) return undefined
  const { service } = offer
  if (!service) return notSupported('service', offer)
  if (serviceOptionId !== undefined && !service.option) return notSupported('option', offer)
  const wrong = [
    ...(serviceName === undefined || Object.values(service.name).includes(serviceName)
      ? []
      : ['serviceName']),
    ...(slotDuration === undefined || slotDuration === service.minutes ? [] : ['slotDuration']),
  ]
  if (wrong.length === 0) return undefined
  return new Refused('INVALID_ARGUMENT', { fields: wrong.map(path => ({ path, problem: 'outdated' })) })
}

export const notSupported = (reason: 'service' | 'option', { place }: Pick<Offer, 'place'>) =>
  new Refused('SERVICE_IS_NOT_SUPPORTED', { reason, phones: place.branchPhones.join(';') })
