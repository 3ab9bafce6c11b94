import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../../app/needs-texts.ts'
import { timeslotSearch } from '../../app/timeslot-search.ts'
import { BookingScreen } from '../../features/booking/booking.screen.tsx'

export const Route = createFileRoute('/timeslot/$timeslotId')({
  validateSearch: timeslotSearch,
  loader: needsTexts('booking', 'capabilities'),
  component: BookingScreen,
})
