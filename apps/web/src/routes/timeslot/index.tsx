import { createFileRoute } from '@tanstack/react-router'
import { askForDoctors } from '../../app/doctor/ask-for-doctors.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { timeslotSearch } from '../../app/timeslot-search.ts'
import { Timeslots } from '../-timeslots.tsx'

export const Route = createFileRoute('/timeslot/')({
  validateSearch: timeslotSearch,
  loader: match => {
    askForDoctors(match.context, timeslotSearch(match.location.search))
    return needsTexts('timeslot', 'capabilities')(match)
  },
  component: Timeslots,
})
