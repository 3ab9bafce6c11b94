import { createFileRoute } from '@tanstack/react-router'
import { UnlockStore } from '../../app/device-store/unlock/unlock-store.tsx'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { DoctorsReportButtons } from '../../features/documents/open/doctors-report-buttons.tsx'
import { VisitReminder } from '../../features/reminders/visit/visit-reminder.tsx'
import { VisitReview } from '../../features/reviews/visit-review.tsx'
import { VisitScreen } from '../../features/visits/details/visit.screen.tsx'
import { gated } from '../-gated.tsx'

function Visit() {
  return (
    <VisitScreen
      orderId={Route.useParams().orderId}
      locked={<UnlockStore />}
      Reminder={VisitReminder}
      Reports={DoctorsReportButtons}
      Review={VisitReview}
    />
  )
}

export const Route = createFileRoute('/visits/$orderId/')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('visits', 'documents', 'lists', 'reminders', 'reviews', 'wallet', 'access'),
  component: gated(Visit),
})
