import { useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import { type ServiceSearch, serviceSearch } from '../../app/booking/service-search.ts'
import type { TimeslotSearch } from '../../app/booking/timeslot-search.ts'

export type SlotsAddress =
  | { readonly to: '/timeslot'; readonly search: TimeslotSearch }
  | { readonly to: '/service'; readonly search: ServiceSearch }

interface SlotsAddresses {
  /** The free times of the same doctor, or of the same service with the same choices. */
  readonly same: SlotsAddress
  /**
   * Other doctors on the same day, of the same speciality and branch if one of them accepts the age; or any doctor who
   * gives the same service.
   */
  readonly others: SlotsAddress
}

/** The addresses that the booking form returns to, where the user came from. */
export function useSlotsAddresses(
  { assignment, date }: Pick<Answer<'showTimeslot'>, 'assignment' | 'date'>,
  age: number | null = null,
): SlotsAddresses {
  const asked = serviceSearch(useSearch({ strict: false }))
  const { providerCode, doctorId, branchId, specialityId } = assignment
  if (asked.service) {
    const { doctor: _doctor, branch: _branch, child, ...wanted } = { ...asked, clinic: providerCode, date }
    const forChild = age === null ? child : age < ADULT_AGE ? String(age) : undefined
    const service = { ...wanted, ...(forChild && { child: forChild }) }
    return {
      same: { to: '/service', search: { ...asked, clinic: providerCode, date } },
      others: { to: '/service', search: service },
    }
  }
  const alike = { clinic: providerCode, branch: branchId, speciality: specialityId }
  return {
    same: { to: '/timeslot', search: { ...alike, doctor: doctorId, date } },
    others: { to: '/timeslot', search: { ...alike, date, ...(age !== null && { age: String(age) }) } },
  }
}
