import { useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import { type ServiceSearch, serviceSearch } from '../../app/booking/service-search.ts'
import type { TimeslotSearch } from '../../app/booking/timeslot-search.ts'
import type { DoctorsSearch } from '../../app/doctor/doctors-search.ts'
import { isFramed } from '../../app/frame/is-framed.ts'
import { namedProvider } from '../../app/provider/provider-choice.ts'

export type SlotsAddress =
  | { readonly to: '/timeslot'; readonly search: TimeslotSearch }
  | { readonly to: '/service'; readonly search: ServiceSearch }

interface SlotsAddresses {
  /** The free times of the same doctor, or of the same service with the same choices. */
  readonly same: SlotsAddress
  /** Other doctors at this clinic on the same day, or any doctor who gives the same service. */
  readonly here: SlotsAddress
  /**
   * The same; but doctors of this speciality who accept the age are looked for at all clinics: here there may be none, unless this is
   * the clinic's own site.
   */
  readonly others: SlotsAddress | { readonly to: '/doctors'; readonly search: DoctorsSearch }
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
    const here = { to: '/service', search: service } as const
    return { same: { to: '/service', search: { ...asked, clinic: providerCode, date } }, here, others: here }
  }
  const alike = { clinic: providerCode, branch: branchId, speciality: specialityId }
  const ofAge = age === null ? {} : { age: String(age) }
  const here = { to: '/timeslot', search: { ...alike, date, ...ofAge } } as const
  const isOwnSite = isFramed || namedProvider() !== null
  return {
    same: { to: '/timeslot', search: { ...alike, doctor: doctorId, date } },
    here,
    others:
      age === null || isOwnSite ? here : { to: '/doctors', search: { speciality: specialityId, ...ofAge } },
  }
}
