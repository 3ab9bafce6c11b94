import { listProgrammeDecisions as call } from '@vizit/contract/calls/invoices.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { InvoicesDeps } from '../deps.ts'
import { listProgrammeDecisions } from '../use-cases/list-decisions.ts'

export const listProgrammeDecisionsRoute = handle(
  call,
  async ({ params: { code }, query }, deps: InvoicesDeps) => listProgrammeDecisions({ code, ...query }, deps),
)
