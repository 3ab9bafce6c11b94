import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/router/guards.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { RemindersScreen } from '../features/reminders/settings/reminders.screen.tsx'
import { gated } from './-gated.tsx'

export const Route = createFileRoute('/reminders')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('reminders', 'access'),
  component: gated(RemindersScreen),
})
