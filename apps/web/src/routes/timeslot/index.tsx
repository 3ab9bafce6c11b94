import { createFileRoute } from '@tanstack/react-router'
import { askForDoctors } from '../../app/doctor/ask-for-doctors.ts'
import { loadRouteTexts } from '../../app/load-route-texts.ts'
import { timeslotSearch } from '../../app/timeslot-search.ts'
import { Timeslots } from '../-timeslots.tsx'

export const Route = createFileRoute('/timeslot/')({
  validateSearch: timeslotSearch,
  loader: match => {
    askForDoctors(match.context, timeslotSearch(match.location.search))
    return loadRouteTexts('timeslot', 'capabilities')(match)
  },
  component: Timeslots,
})
