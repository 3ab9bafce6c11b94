import { createFileRoute } from '@tanstack/react-router'
import { timeslotSearch } from '../../app/timeslot-search.ts'
import { BookingScreen } from '../../features/booking/booking.screen.tsx'

export const Route = createFileRoute('/timeslot/$timeslotId')({
  validateSearch: timeslotSearch,
  component: BookingScreen,
})
