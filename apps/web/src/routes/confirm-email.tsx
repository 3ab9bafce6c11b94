import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { ConfirmEmailScreen } from '../features/access/confirm-email.screen.tsx'

export const Route = createFileRoute('/confirm-email')({
  loader: loadRouteTexts('access'),
  component: ConfirmEmailScreen,
})
