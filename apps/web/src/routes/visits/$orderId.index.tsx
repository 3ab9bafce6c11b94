import { createFileRoute } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { UnlockStore } from '../../app/device-store/unlock/unlock-store.tsx'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { VisitDrugList } from '../../features/documents/drug-list/visit-drug-list.tsx'
import { DoctorsReportButtons } from '../../features/documents/open/doctors-report-buttons.tsx'
import { AddPrescribedToBasket } from '../../features/drugs/prescribed/add-prescribed-to-basket.tsx'
import { PrescribedPacks } from '../../features/drugs/prescribed/prescribed-packs.tsx'
import { VisitInvoices } from '../../features/invoices/visit-invoices.tsx'
import { VisitReminder } from '../../features/reminders/visit/visit-reminder.tsx'
import { VisitReview } from '../../features/reviews/visit-review.tsx'
import { VisitScreen } from '../../features/visits/details/visit.screen.tsx'
import type { VisitSlot } from '../../features/visits/visit-types.ts'
import { gated } from '../-gated.tsx'

const Drugs = ({ visit }: ComponentProps<VisitSlot>) => (
  <VisitDrugList visit={visit} Packs={PrescribedPacks} IntoBasket={AddPrescribedToBasket} />
)

function Visit() {
  return (
    <VisitScreen
      orderId={Route.useParams().orderId}
      locked={<UnlockStore />}
      Reminder={VisitReminder}
      Reports={DoctorsReportButtons}
      Drugs={Drugs}
      Review={VisitReview}
      Invoices={VisitInvoices}
    />
  )
}

export const Route = createFileRoute('/visits/$orderId/')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts(
    'visits',
    'documents',
    'drugs',
    'invoices',
    'lists',
    'reminders',
    'reviews',
    'wallet',
    'access',
  ),
  component: gated(Visit),
})
