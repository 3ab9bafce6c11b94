import { showOffer as call } from '@vizit/contract/calls/waitlist.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WaitlistDeps } from '../deps.ts'
import { ownOffer } from '../use-cases/own-offer.ts'
import { presentOffer } from '../use-cases/present-wait-and-offer.ts'

interface OfferAsked {
  readonly actor: Patient
  readonly offerId: string
  readonly language: Language
}

async function showOffer({ actor, offerId, language }: OfferAsked, deps: WaitlistDeps) {
  const offer = await ownOffer(actor, offerId, deps)
  return offer ? presentOffer(offer, { language, now: deps.clock.now() }) : new Refused('NOT_FOUND', {})
}

export const showOfferRoute = handle(call, ({ actor, params, language }, deps: WaitlistDeps) =>
  showOffer({ actor, offerId: params.offerId, language }, deps),
)
