import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../../app/needs-texts.ts'
import { timeslotSearch } from '../../app/timeslot-search.ts'
import { Booking } from '../-booking.tsx'

export const Route = createFileRoute('/timeslot/$timeslotId')({
  validateSearch: timeslotSearch,
  loader: needsTexts('booking', 'capabilities', 'guest', 'person', 'session'),
  component: Booking,
})
