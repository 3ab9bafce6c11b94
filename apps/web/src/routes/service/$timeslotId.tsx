import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../../app/needs-texts.ts'
import { serviceSearch } from '../../app/service-search.ts'
import { BookingScreen } from '../../features/booking/booking.screen.tsx'

export const Route = createFileRoute('/service/$timeslotId')({
  validateSearch: serviceSearch,
  loader: needsTexts('booking', 'capabilities'),
  component: BookingScreen,
})
