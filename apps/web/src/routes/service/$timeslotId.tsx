import { createFileRoute } from '@tanstack/react-router'
import { serviceSearch } from '../../app/booking/service-search.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { Booking } from '../-booking.tsx'

export const Route = createFileRoute('/service/$timeslotId')({
  validateSearch: serviceSearch,
  loader: loadRouteTexts('booking', 'capabilities', 'guest', 'payers', 'person', 'session', 'timeslot'),
  component: Booking,
})
