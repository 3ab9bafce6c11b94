import type { Wait, WaitOffer } from '@vizit/contract/shapes/waitlist.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { OfferDetails } from '../store/offer-details.ts'
import type { WaitDetails } from '../store/waits.ts'

/**
 * An offer as its account sees it. One whose time is over is shown as passed, even before a server has closed it.
 */
export function presentOffer(
  offer: OfferDetails,
  { language, now }: { readonly language: Language; readonly now: Date },
): z.output<typeof WaitOffer> {
  const { place, moves } = offer
  return {
    offerId: offer.offerId,
    waitId: offer.waitId,
    state: offer.state === 'live' && offer.expiresAt <= now ? 'passed' : offer.state,
    expiresAt: formatInstant(offer.expiresAt),
    profileId: offer.profileId,
    customerFirstName: offer.firstName ?? '',
    timetableId: offer.timeslotId,
    assignmentId: place.assignmentId,
    serviceId: offer.serviceId,
    startDate: formatInstant(offer.startsAt),
    endDate: formatInstant(offer.endsAt),
    physicianId: place.doctorId,
    physicianName: place.doctorName[language],
    photoUrl: place.photoHash && `/api/v2/public/photos/${place.photoHash}`,
    speciality: place.speciality[language],
    serviceName: offer.serviceName?.[language] ?? null,
    branchName: place.branchName[language],
    branchAddress: place.branchAddress[language],
    movesFrom: moves && formatInstant(moves.startsAt),
    orderId: offer.visitId ?? moves?.visitId ?? null,
  }
}

export function presentWait(
  wait: WaitDetails,
  offer: z.output<typeof WaitOffer> | null,
  language: Language,
): z.output<typeof Wait> {
  return {
    waitId: wait.waitId,
    kind: wait.visitId === null ? 'free' : 'earlier',
    profileId: wait.profileId,
    customerFirstName: wait.firstName ?? '',
    joinedAt: formatInstant(wait.joinedAt),
    orderId: wait.visitId,
    startDate: wait.visitStartsAt && formatInstant(wait.visitStartsAt),
    physicianId: wait.doctorId,
    physicianName: wait.doctorName?.[language] ?? null,
    speciality: wait.speciality?.[language] ?? null,
    serviceId: wait.serviceId,
    serviceName: wait.serviceName?.[language] ?? null,
    branchId: wait.branchId,
    branchName: wait.branchName?.[language] ?? null,
    providerName: wait.providerName[language],
    weekdays: wait.weekdays,
    timeFrom: wait.timeFrom,
    timeTo: wait.timeTo,
    lastDate: wait.lastDate,
    ahead: wait.ahead,
    offer: offer?.waitId === wait.waitId ? offer : null,
  }
}
