import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { BookingTypeScreen } from '../features/booking-type/booking-type.screen.tsx'

export const Route = createFileRoute('/booking')({
  loader: loadRouteTexts('service'),
  component: BookingTypeScreen,
})
