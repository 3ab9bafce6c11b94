import { syncTests as call } from '@vizit/contract/calls/tests.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { DocumentsDeps } from '../deps.ts'
import { syncTests } from '../use-cases/sync-tests.ts'

export const syncTestsRoute = handle(call, ({ actor, query, language }, deps: DocumentsDeps) =>
  syncTests({ actor, query, language }, deps),
)
