import { decideInvoice as call } from '@vizit/contract/calls/invoices.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { InvoicesDeps } from '../deps.ts'
import { decideInvoice } from '../use-cases/decide-invoice.ts'

export const decideInvoiceRoute = handle(
  call,
  async ({ actor, params: { invoiceId }, body, idempotencyKey: key, language }, deps: InvoicesDeps) =>
    decideInvoice({ actor, invoiceId, body, key, language }, deps),
)
