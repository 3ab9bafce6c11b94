import { readTestValues as call } from '@vizit/contract/calls/tests.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readTestValues } from '../use-cases/read-test-values.ts'

export const readTestValuesRoute = handle(call, ({ actor, params, accessCode }, deps: DocumentsDeps) =>
  readTestValues({ actor, testId: params.testId, code: accessCode }, deps),
)
