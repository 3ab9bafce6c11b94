import type { ServiceSearch } from '../booking/service-search.ts'
import type { TimeslotSearch } from '../booking/timeslot-search.ts'

/** The address of a timeslot's booking form, with the choice to return to. */
export type SlotAddress =
  | { readonly to: '/timeslot/$timeslotId'; readonly search: TimeslotSearch }
  | { readonly to: '/service/$timeslotId'; readonly search: ServiceSearch }
