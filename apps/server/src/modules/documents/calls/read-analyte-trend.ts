import { readAnalyteTrend as call } from '@vizit/contract/calls/tests.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readAnalyteTrend } from '../use-cases/read-analyte-trend.ts'

export const readAnalyteTrendRoute = handle(
  call,
  ({ actor, params: { analyteCode }, query, accessCode: code }, deps: DocumentsDeps) => {
    const { profileId, recordLink: recordId } = query
    return readAnalyteTrend({ actor, profileId, recordId, analyteCode, code }, deps)
  },
)
