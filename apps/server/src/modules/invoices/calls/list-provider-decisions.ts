import { listProviderDecisions as call } from '@vizit/contract/calls/invoices.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { InvoicesDeps } from '../deps.ts'
import { listProviderDecisions } from '../use-cases/list-decisions.ts'

export const listProviderDecisionsRoute = handle(
  call,
  async ({ params: { code }, query }, deps: InvoicesDeps) => listProviderDecisions({ code, ...query }, deps),
)
