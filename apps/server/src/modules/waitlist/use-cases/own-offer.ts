import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WaitlistDeps } from '../deps.ts'
import { findOffer, type OfferDetails, type OfferState } from '../store/offer-details.ts'

/** An offer to this account, if it may still book for the patient. */
export async function ownOffer(
  actor: Patient,
  offerId: string,
  { database, family }: Pick<WaitlistDeps, 'database' | 'family'>,
): Promise<OfferDetails | undefined> {
  const offer = await findOffer(database.db, offerId)
  if (offer?.accountId !== actor.accountId) return undefined
  return (await family.memberFor(actor, offer.profileId, 'BOOK_VISITS')) && offer
}

/** An open offer whose time is over counts as passed, even before a server has closed it. */
export const offerOver = (state: OfferState) =>
  new Refused('OFFER_OVER', { state: state === 'live' ? 'passed' : state })
