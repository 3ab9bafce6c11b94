import { importVisit as call } from '@vizit/contract/calls/imports/imports.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ImportsDeps } from '../deps.ts'
import { importVisit } from '../use-cases/import-visit.ts'

export const importVisitRoute = handle(
  call,
  ({ actor, body, idempotencyKey: key, language }, deps: ImportsDeps) =>
    importVisit({ actor, body, key, language }, deps),
)
