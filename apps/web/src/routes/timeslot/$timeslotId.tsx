import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../../app/load-route-texts.ts'
import { timeslotSearch } from '../../app/timeslot-search.ts'
import { Booking } from '../-booking.tsx'

export const Route = createFileRoute('/timeslot/$timeslotId')({
  validateSearch: timeslotSearch,
  loader: loadRouteTexts('booking', 'capabilities', 'guest', 'person', 'session'),
  component: Booking,
})
