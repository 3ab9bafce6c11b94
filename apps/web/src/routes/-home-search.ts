import { type ServiceSearch, serviceSearch } from '../app/booking/service-search.ts'
import { type TimeslotSearch, timeslotSearch } from '../app/booking/timeslot-search.ts'

/** What the first screen may be asked for: it books a service or finds a doctor. */
export const homeSearch = (search: Record<string, unknown>): ServiceSearch & TimeslotSearch => ({
  ...serviceSearch(search),
  ...timeslotSearch(search),
})
