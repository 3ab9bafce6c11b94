import { type ServiceSearch, serviceSearch } from '../app/booking/service-search.ts'
import { type TimeslotSearch, timeslotSearch } from '../app/booking/timeslot-search.ts'

/** The parameters of the first screen: of booking a service, and of finding a doctor. */
export const homeSearch = (search: Record<string, unknown>): ServiceSearch & TimeslotSearch => ({
  ...serviceSearch(search),
  ...timeslotSearch(search),
})
