import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { RemoteVisits } from '../../providers/public.ts'
import { takeOffer } from '../use-cases/take-offer.ts'

/** A further server on the test world's database, with the given connections to clinics. */
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
