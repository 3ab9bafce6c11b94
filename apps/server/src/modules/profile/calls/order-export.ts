import { orderExport as call } from '@vizit/contract/calls/profile/export.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ProfileDeps } from '../deps.ts'
import { orderExport, stateOfExport } from '../use-cases/order-export.ts'

export const orderExportRoute = handle(call, async ({ actor, language, refuse }, deps: ProfileDeps) => {
  const outcome = await orderExport(actor, language, deps)
  if (outcome === 'email-required') return refuse('EMAIL_REQUIRED')
  if (outcome !== 'ordered') return refuse('TOO_MANY_REQUESTS', outcome)
  return stateOfExport(actor.accountId, deps)
})
