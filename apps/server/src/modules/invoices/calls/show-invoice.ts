import { showInvoice as call } from '@vizit/contract/calls/invoices.ts'
import { decidesInvoices, seesInvoices } from '@vizit/domain/invoices/rights-on-invoices.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { InvoicesDeps } from '../deps.ts'
import { readInvoice } from '../store/read-invoices.ts'
import { presentInvoice } from '../use-cases/present-invoice.ts'

export const showInvoiceRoute = handle(
  call,
  async ({ actor, params, language, refuse }, deps: InvoicesDeps) => {
    const row = await readInvoice(deps.database.db, params.invoiceId, language)
    const member = row && (await deps.family.memberFor(actor, row.profileId, 'VIEW_VISITS'))
    if (!row || !member || !seesInvoices(member)) return refuse('NOT_FOUND')
    await deps.family.recordViews(actor, [member])
    const { accountId } = actor
    return presentInvoice(row, { accountId, now: deps.clock.now(), mayDecide: decidesInvoices(member) })
  },
)
