import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { bookVisit, isPaidBy, moveVisit, refuseVisitorBusy } from '../../booking/public.ts'
import { findVisit, hideCoverageFrom, presentVisit, type VisitDetails } from '../../visits/public.ts'
import type { WaitlistDeps } from '../deps.ts'
import type { OfferDetails } from '../store/offer-details.ts'
import { offerOver, ownOffer } from './own-offer.ts'

export interface OfferTaking {
  readonly actor: Patient
  readonly offerId: string
  /** The programme that pays for a booked visit; undefined: own expenses. */
  readonly programId?: string | undefined
  /** Of a visit that moves. */
  readonly acceptedShare?: number | undefined
  readonly key: string | null
  readonly language: Language
}

/**
 * Books the offered time, or moves the visit to it, by the ordinary booking: the offer's hold counts as the
 * caller's, and the database records which visit took it (migration 0017). Taking it twice returns the same visit;
 * with another payer it is refused as a booking is, because the visit stays as it was booked.
 */
export async function takeOffer(taking: OfferTaking, deps: WaitlistDeps) {
  const offer = await ownOffer(taking.actor, taking.offerId, deps)
  if (!offer) return new Refused('NOT_FOUND', {})
  if (offer.state !== 'live' || offer.expiresAt <= deps.clock.now()) return over(offer, taking, deps)
  const taken = await (offer.moves ? move(offer, taking, deps) : book(offer, taking, deps))
  deps.changes.publish('waitlist', { accounts: [offer.accountId] })
  if (!(taken instanceof Refused) || taken.code !== 'TIMESLOT_IS_BUSY') return taken
  const now = await ownOffer(taking.actor, taking.offerId, deps)
  return now ? over(now, taking, deps) : new Refused('NOT_FOUND', {})
}

function book(
  offer: OfferDetails,
  { actor, offerId, programId, key, language }: OfferTaking,
  { booking }: WaitlistDeps,
) {
  const { timeslotId, place, profileId, serviceId } = offer
  const body = {
    timetableId: timeslotId,
    assignmentId: place.assignmentId,
    profileId,
    ...(serviceId === null ? {} : { serviceId }),
    ...(programId === undefined ? {} : { programId }),
  }
  return bookVisit({ actor: { ...actor, alsoHolds: offerId }, body, key, language }, booking)
}

async function move(
  { moves, timeslotId }: OfferDetails,
  { actor, offerId, acceptedShare, language }: OfferTaking,
  deps: WaitlistDeps,
) {
  if (!moves) throw new Error('nothing moves')
  const asked = {
    actor: { ...actor, alsoHolds: offerId },
    orderId: moves.visitId,
    timeslotId,
    acceptedShare,
    language,
  }
  const visit = await moveVisit(asked, deps.booking)
  return visit instanceof Refused ? visit : shown(visit, language, deps)
}

async function over(offer: OfferDetails, { actor, programId, language }: OfferTaking, deps: WaitlistDeps) {
  const visit = offer.visitId === null ? undefined : await findVisit(deps.database, offer.visitId)
  if (offer.state === 'taken' && visit && visit.status !== 'cancelled') {
    if (!offer.moves && !isPaidBy(visit, programId))
      return refuseVisitorBusy(deps.database, visit.id, language)
    const member = await deps.family.memberFor(actor, visit.profileId, 'BOOK_VISITS')
    return shown(hideCoverageFrom(member, visit), language, deps)
  }
  return offerOver(offer.state)
}

async function shown(visit: VisitDetails, language: Language, { clock, settings }: WaitlistDeps) {
  const { cancelCutOffMinutes: cutOffMinutes } = await settings()
  return presentVisit(visit, { language, now: clock.now(), cutOffMinutes })
}
