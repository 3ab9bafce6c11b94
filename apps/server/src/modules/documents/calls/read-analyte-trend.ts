import { readAnalyteTrend as call } from '@vizit/contract/calls/documents/tests.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readAnalyte } from '../store/observations.ts'
import { recordDocumentView } from '../store/record-document-view.ts'
import { openTest, type TestRequest } from '../use-cases/open-test.ts'
import { presentMeasured } from '../use-cases/present-measured.ts'

interface TrendRequest extends TestRequest {
  /** The id of the value in the test. */
  readonly position: number
}

/** The values of one analyte over time in a record, for an account that may see them and has opened the record. */
async function readAnalyteTrend({ position, ...asked }: TrendRequest, deps: DocumentsDeps) {
  const test = await openTest(asked, deps)
  if (test instanceof Refused) return test
  const { recordId, profileId } = test
  const rows = await readAnalyte(deps.database, deps.keys.document, {
    recordId,
    testId: asked.testId,
    position,
  })
  const last = rows.at(-1)
  if (!last) return new Refused('NOT_FOUND', {})
  const { accountId } = asked.actor
  await recordDocumentView(
    deps.database,
    { accountId, profileId, action: 'values-viewed', subject: recordId },
    deps.clock.now(),
  )
  const points = rows.map(row => ({
    testId: row.testId,
    date: formatInstant(row.date),
    ...presentMeasured(row),
  }))
  return { analyteCode: last.analyteCode, name: last.name, unit: last.unit, points }
}

export const readAnalyteTrendRoute = handle(
  call,
  ({ actor, params: { testId, position }, accessCode: code }, deps: DocumentsDeps) =>
    readAnalyteTrend({ actor, testId, position: Number(position), code }, deps),
)
