import { declineOffer as call } from '@vizit/contract/calls/waitlist.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { WaitlistDeps } from '../deps.ts'
import { declineOffer } from '../use-cases/decline-offer.ts'

export const declineOfferRoute = handle(call, ({ actor, params }, deps: WaitlistDeps) =>
  declineOffer({ actor, offerId: params.offerId }, deps),
)
