import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../app/needs-texts.ts'
import { SuccessfullyBookedScreen } from '../features/guest/booked/successfully-booked.screen.tsx'

export const Route = createFileRoute('/successfully-booked')({
  loader: needsTexts('guest', 'visits'),
  component: SuccessfullyBookedScreen,
})
