import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { InvoiceScreen } from '../../features/invoices/invoice.screen.tsx'
import { gated } from '../-gated.tsx'

function Invoice() {
  return <InvoiceScreen invoiceId={Route.useParams().invoiceId} />
}

export const Route = createFileRoute('/visits/invoices/$invoiceId')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('invoices', 'access'),
  component: gated(Invoice),
})
