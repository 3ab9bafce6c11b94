import { orderExport as call } from '@vizit/contract/calls/profile/export.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProfileDeps } from '../deps.ts'
import { orderExport, stateOfExport } from '../use-cases/order-export.ts'

export const orderExportRoute = handle(
  call,
  async ({ actor, language, freshCode, idempotencyKey: key }, deps: ProfileDeps) =>
    (await orderExport({ actor, language, freshCode, key }, deps)) ?? stateOfExport(actor, language, deps),
)
