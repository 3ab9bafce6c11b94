import { useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { type ServiceSearch, serviceSearch } from '../../app/service-search.ts'
import type { TimeslotSearch } from '../../app/timeslot-search.ts'

type SlotsAddress =
  | { readonly to: '/timeslot'; readonly search: TimeslotSearch }
  | { readonly to: '/service'; readonly search: ServiceSearch }

interface SlotsAddresses {
  /** The free times of the same doctor, or of the same service with all that was chosen there. */
  readonly same: SlotsAddress
  /** Other doctors of the same speciality and branch, or whoever gives the same service. */
  readonly others: SlotsAddress
}

/** Where the booking form leads back to: where the person came from. */
export function useSlotsAddresses({
  assignment,
  date,
}: Pick<Answer<'showTimeslot'>, 'assignment' | 'date'>): SlotsAddresses {
  const asked = serviceSearch(useSearch({ strict: false }))
  const { providerCode, doctorId, branchId, specialityId } = assignment
  if (asked.service) {
    const { doctor: _doctor, branch: _branch, ...service } = { ...asked, clinic: providerCode }
    return {
      same: { to: '/service', search: { ...asked, clinic: providerCode, date } },
      others: { to: '/service', search: service },
    }
  }
  const alike = { clinic: providerCode, branch: branchId, speciality: specialityId }
  return {
    same: { to: '/timeslot', search: { ...alike, doctor: doctorId, date } },
    others: { to: '/timeslot', search: alike },
  }
}
