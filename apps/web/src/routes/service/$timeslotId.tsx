import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../../app/load-route-texts.ts'
import { serviceSearch } from '../../app/service-search.ts'
import { Booking } from '../-booking.tsx'

export const Route = createFileRoute('/service/$timeslotId')({
  validateSearch: serviceSearch,
  loader: loadRouteTexts('booking', 'capabilities', 'guest', 'person', 'session'),
  component: Booking,
})
