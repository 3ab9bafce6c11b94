import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { decideInvoiceRoute } from './calls/decide-invoice.ts'
import { listInvoicesRoute } from './calls/list-invoices.ts'
import { listProgrammeDecisionsRoute } from './calls/list-programme-decisions.ts'
import { listProviderDecisionsRoute } from './calls/list-provider-decisions.ts'
import { receiveInvoicesRoute } from './calls/receive-invoices.ts'
import { showInvoiceRoute } from './calls/show-invoice.ts'
import type { InvoicesDeps } from './deps.ts'
import type { Invoices } from './invoices.ts'

type Options = InvoicesDeps & { readonly invoices: Invoices }

/** Invoices for visits that a programme pays, and what patients say of them (decisions D17). */
export async function invoicesPlugin(app: FastifyInstance, deps: Options) {
  app.workers.add(deps.invoices)
  register(app, [listInvoicesRoute, showInvoiceRoute, decideInvoiceRoute], deps)
  register(app, [listProviderDecisionsRoute, listProgrammeDecisionsRoute, receiveInvoicesRoute], deps)
}
