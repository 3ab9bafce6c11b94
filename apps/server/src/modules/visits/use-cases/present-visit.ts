import type { Visit } from '@vizit/contract/shapes/visit.ts'
import { isChangeable } from '@vizit/domain/booking/change-cut-off.ts'
import { isPastVisit } from '@vizit/domain/booking/visit-lists.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { isPlanned } from '@vizit/domain/visits/visit-status.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { VisitDetails } from '../store/visit-details.ts'

export interface Viewing {
  readonly language: Language
  readonly now: Date
  readonly cutOffMinutes: number
}

/**
 * A visit as its patient sees it. The parameter `timeslotId` is answered for a visit that has no timeslot any
 * more.
 */
export function presentVisit(
  visit: VisitDetails,
  { language, now, cutOffMinutes }: Viewing,
  timeslotId?: string,
): z.output<typeof Visit> {
  const { place } = visit
  const isPast = isPastVisit(visit, now)
  const start = formatInstant(visit.startsAt)
  return {
    id: visit.id,
    orderId: visit.id,
    providerCode: place.providerCode,
    timetableId: visit.timeslotId ?? timeslotId ?? null,
    assignmentId: place.assignmentId,
    profileId: visit.profileId,
    covererCode: visit.covererCode,
    status: visit.status,
    startDate: start,
    endDate: formatInstant(visit.endsAt),
    targetDate: start,
    lastUpdated: formatInstant(lastUpdatedOf(visit)),
    changedAt: formatInstant(visit.updatedAt),
    updated: visit.sequence > 0,
    isPast,
    hidden: visit.hidden ?? false,
    isManageable: isPlanned(visit.status) && !isPast && isChangeable(visit.startsAt, now, cutOffMinutes),
    physicianId: place.doctorId,
    physicianName: place.doctorName[language],
    photoUrl: place.photoHash && `/api/v2/public/photos/${place.photoHash}`,
    speciality: place.speciality[language],
    serviceId: visit.service?.id ?? null,
    serviceName: visit.service?.name[language] ?? null,
    serviceOptionId: visit.option?.id ?? null,
    serviceOptionName: visit.option?.name[language] ?? null,
    branchId: place.branchId,
    branchName: place.branchName[language],
    branchAddress: place.branchAddress[language],
    branchPhones: place.branchPhones.join(';'),
    latitude: place.latitude,
    longitude: place.longitude,
    customerFirstName: visit.patientFirstName ?? '',
    covererShare: visit.covererShare,
    paymentMethod: visit.covererCode === null ? 'own' : 'programme',
    price: visit.price?.kind === 'fixed' ? visit.price.from : null,
    priceKind: visit.price?.kind ?? null,
    priceFrom: visit.price?.from ?? null,
    priceTo: visit.price?.to ?? null,
    reports: [],
    links: [],
  }
}

/** Devices keep the later of two versions, so hiding a visit counts as a change of the visit. */
function lastUpdatedOf({ updatedAt, listingChangedAt }: VisitDetails): Date {
  return listingChangedAt && listingChangedAt > updatedAt ? listingChangedAt : updatedAt
}
