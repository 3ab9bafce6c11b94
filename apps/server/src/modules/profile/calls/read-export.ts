import { readExport } from '@vizit/contract/calls/profile/export.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProfileDeps } from '../deps.ts'
import { stateOfExport } from '../use-cases/order-export.ts'

export const readExportRoute = handle(readExport, async ({ actor, language }, deps: ProfileDeps) =>
  stateOfExport(actor, language, deps),
)
