import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { SuccessfullyBookedScreen } from '../features/guest/booked/successfully-booked.screen.tsx'

export const Route = createFileRoute('/successfully-booked')({
  loader: loadRouteTexts('guest', 'visits'),
  component: SuccessfullyBookedScreen,
})
