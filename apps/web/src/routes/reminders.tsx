import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/guards.ts'
import { needsTexts } from '../app/needs-texts.ts'
import { RemindersScreen } from '../features/reminders/settings/reminders.screen.tsx'
import { gated } from './-gated.tsx'

export const Route = createFileRoute('/reminders')({
  beforeLoad: signedInOnly,
  loader: needsTexts('reminders', 'access'),
  component: gated(RemindersScreen),
})
