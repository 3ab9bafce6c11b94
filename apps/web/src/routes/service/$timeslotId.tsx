import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../../app/needs-texts.ts'
import { serviceSearch } from '../../app/service-search.ts'
import { Booking } from '../-booking.tsx'

export const Route = createFileRoute('/service/$timeslotId')({
  validateSearch: serviceSearch,
  loader: needsTexts('booking', 'capabilities', 'guest', 'person', 'session'),
  component: Booking,
})
