import { readAnalyteTrend as call } from '@vizit/contract/calls/tests.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readAnalyteTrend } from '../use-cases/read-analyte-trend.ts'

export const readAnalyteTrendRoute = handle(
  call,
  ({ actor, params: { testId, position }, accessCode: code }, deps: DocumentsDeps) =>
    readAnalyteTrend({ actor, testId, position: Number(position), code }, deps),
)
