import { createFileRoute } from '@tanstack/react-router'
import { timeslotSearch } from '../../app/booking/timeslot-search.ts'
import { loadFirstTexts } from '../../app/router/load-route-texts.ts'
import { prefetchDoctors } from '../../features/timeslot/doctors/prefetch-doctors.ts'
import { Timeslots } from '../-timeslots.tsx'

export const Route = createFileRoute('/timeslot/')({
  validateSearch: timeslotSearch,
  loader: match => {
    prefetchDoctors(match.context, timeslotSearch(match.location.search))
    return loadFirstTexts('timeslot')(match)
  },
  component: Timeslots,
})
