import type { ServiceSearch } from '../../../app/booking/service-search.ts'
import type { TimeslotSearch } from '../../../app/booking/timeslot-search.ts'

/** The booking form that a timeslot opens, with the choice to come back to. */
export type SlotAddress =
  | { readonly to: '/timeslot/$timeslotId'; readonly search: TimeslotSearch }
  | { readonly to: '/service/$timeslotId'; readonly search: ServiceSearch }
