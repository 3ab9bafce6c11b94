import { listTests as call } from '@vizit/contract/calls/documents/tests.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readTests } from '../store/tests.ts'
import { presentTest } from '../use-cases/present-test.ts'
import { readVisibleProfiles } from '../use-cases/visible-profiles.ts'

export const listTestsRoute = handle(call, async ({ actor, query, language }, deps: DocumentsDeps) => {
  const tests = await readTests(deps.database, await readVisibleProfiles(actor, query.providerCode, deps))
  return { tests: tests.map(test => presentTest(test, language)) }
})
