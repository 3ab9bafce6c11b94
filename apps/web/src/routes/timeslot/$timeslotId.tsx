import { createFileRoute } from '@tanstack/react-router'
import { timeslotSearch } from '../../app/booking/timeslot-search.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { Booking } from '../-booking.tsx'

export const Route = createFileRoute('/timeslot/$timeslotId')({
  validateSearch: timeslotSearch,
  loader: loadRouteTexts('booking', 'capabilities', 'guest', 'payers', 'person', 'session', 'timeslot'),
  component: Booking,
})
