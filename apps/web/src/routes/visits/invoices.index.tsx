import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { InvoicesScreen } from '../../features/invoices/invoices.screen.tsx'
import { VisitTabs } from '../../features/visits/list/visit-tabs.tsx'
import { gated } from '../-gated.tsx'

function Invoices() {
  return <InvoicesScreen tabs={<VisitTabs tab="invoices" who={undefined} />} />
}

export const Route = createFileRoute('/visits/invoices/')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('invoices', 'visits', 'access', 'paged-list'),
  component: gated(Invoices),
})
