import { importVisit as call } from '@vizit/contract/calls/visit-import.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { VisitImportDeps } from '../deps.ts'
import { importVisit } from '../use-cases/import-visit.ts'

export const importVisitRoute = handle(
  call,
  ({ actor, body, idempotencyKey: key, language }, deps: VisitImportDeps) =>
    importVisit({ actor, body, key, language }, deps),
)
