import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { RemoteVisits } from '../../providers/public.ts'
import { takeOffer } from '../use-cases/take-offer.ts'

/** A server beside that of the world, which asks the clinics that it is given. */
export function offerServer(world: World) {
  const deps = testServices(world)
  return {
    take: (actor: Patient, offerId: string, remote: RemoteVisits) =>
      takeOffer(
        { actor, offerId, key: offerId, language: 'ru' },
        { ...deps, booking: { ...deps.booking, remote } },
      ),
  }
}
