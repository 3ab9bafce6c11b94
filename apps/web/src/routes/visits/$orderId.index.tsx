import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { ReportButtons } from '../../features/documents/open/report-buttons.tsx'
import { VisitReminder } from '../../features/reminders/visit/visit-reminder.tsx'
import { VisitScreen } from '../../features/visits/details/visit.screen.tsx'
import { gated } from '../-gated.tsx'

function Visit() {
  return <VisitScreen orderId={Route.useParams().orderId} Reminder={VisitReminder} Reports={ReportButtons} />
}

export const Route = createFileRoute('/visits/$orderId/')({
  beforeLoad: signedInOnly,
  loader: needsTexts('visits', 'documents', 'lists', 'reminders', 'access'),
  component: gated(Visit),
})
