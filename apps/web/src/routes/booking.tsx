import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../app/needs-texts.ts'
import { BookingTypeScreen } from '../features/booking-type/booking-type.screen.tsx'

export const Route = createFileRoute('/booking')({
  loader: needsTexts('service'),
  component: BookingTypeScreen,
})
