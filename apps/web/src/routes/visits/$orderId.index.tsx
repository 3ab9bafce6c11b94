import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { VisitReminder } from '../../features/reminders/visit/visit-reminder.tsx'
import { VisitScreen } from '../../features/visits/details/visit.screen.tsx'
import { gated } from '../-gated.tsx'

function Visit() {
  return <VisitScreen orderId={Route.useParams().orderId} Reminder={VisitReminder} />
}

export const Route = createFileRoute('/visits/$orderId/')({
  beforeLoad: signedInOnly,
  loader: needsTexts('visits', 'lists', 'reminders', 'access'),
  component: gated(Visit),
})
