import { showOffer as call } from '@vizit/contract/calls/waitlist.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { WaitlistDeps } from '../deps.ts'
import { showOffer } from '../use-cases/show-offer.ts'

export const showOfferRoute = handle(call, ({ actor, params, language }, deps: WaitlistDeps) =>
  showOffer({ actor, offerId: params.offerId, language }, deps),
)
