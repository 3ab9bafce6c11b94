import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import type { ServiceSearch } from '../../../app/booking/service-search.ts'
import type { TimeslotSearch } from '../../../app/booking/timeslot-search.ts'
import type { Visit } from '../visit-types.ts'

type PlaceOfVisit =
  | { readonly to: '/timeslot'; readonly search: TimeslotSearch }
  | { readonly to: '/service'; readonly search: ServiceSearch }

/** The booking screen with the visit's choices filled in; `age` in whole years, null if it is not known. */
export function bookingLinkOfVisit(visit: Visit, age: number | null): PlaceOfVisit {
  const { providerCode: clinic, branchId: branch, physicianId: doctor, serviceId: service } = visit
  if (!service) {
    const search = { clinic, branch, doctor, assignment: visit.assignmentId }
    return { to: '/timeslot', search: { ...search, ...(age !== null && { age: String(age) }) } }
  }
  return {
    to: '/service',
    search: {
      clinic,
      ...(age !== null && age < ADULT_AGE && { child: String(age) }),
      service,
      ...(visit.serviceOptionId && { option: visit.serviceOptionId }),
      branch,
      doctor,
    },
  }
}
