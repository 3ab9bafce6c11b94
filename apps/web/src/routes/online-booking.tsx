import { createFileRoute } from '@tanstack/react-router'
import { timeslotSearch } from '../app/timeslot-search.ts'
import { Timeslots } from './-timeslots.tsx'

export const Route = createFileRoute('/online-booking')({
  validateSearch: timeslotSearch,
  component: Timeslots,
})
