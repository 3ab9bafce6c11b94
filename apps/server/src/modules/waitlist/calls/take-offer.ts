import { takeOffer as call } from '@vizit/contract/calls/waitlist.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { WaitlistDeps } from '../deps.ts'
import { takeOffer } from '../use-cases/take-offer.ts'

export const takeOfferRoute = handle(
  call,
  ({ actor, params, query, idempotencyKey: key, language }, deps: WaitlistDeps) =>
    takeOffer({ actor, offerId: params.offerId, ...query, key, language }, deps),
)
