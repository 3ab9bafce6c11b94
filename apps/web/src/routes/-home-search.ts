import { type ServiceSearch, serviceSearch } from '../app/booking/service-search.ts'
import { type TimeslotSearch, timeslotSearch } from '../app/booking/timeslot-search.ts'

/** The parameters of the first screen: of booking a service, and of finding a doctor; a service has more kinds of them. */
export const homeSearch = (search: Record<string, unknown>): ServiceSearch & TimeslotSearch => ({
  ...timeslotSearch(search),
  ...serviceSearch(search),
})
