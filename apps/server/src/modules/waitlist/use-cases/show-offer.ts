import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WaitlistDeps } from '../deps.ts'
import { ownOffer } from './own-offer.ts'
import { presentOffer } from './present.ts'

export interface OfferAsked {
  readonly actor: Patient
  readonly offerId: string
  readonly language: Language
}

export async function showOffer({ actor, offerId, language }: OfferAsked, deps: WaitlistDeps) {
  const offer = await ownOffer(actor, offerId, deps)
  return offer ? presentOffer(offer, { language, now: deps.clock.now() }) : new Refused('NOT_FOUND', {})
}
