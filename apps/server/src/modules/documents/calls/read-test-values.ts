import { readTestValues as call } from '@vizit/contract/calls/documents/tests.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readObservations } from '../store/observations.ts'
import { recordDocumentView } from '../store/record-document-view.ts'
import { openTest, type TestRequest } from '../use-cases/open-test.ts'
import { presentMeasured } from '../use-cases/present-measured.ts'

/** The values of a test, for an account that may see them and has opened its record. */
async function readTestValues(asked: TestRequest, deps: DocumentsDeps) {
  const test = await openTest(asked, deps)
  if (test instanceof Refused) return test
  const { actor, testId } = asked
  const { profileId } = test
  const { accountId } = actor
  const [rows] = await Promise.all([
    readObservations(deps.database, deps.keys.document, testId),
    recordDocumentView(
      deps.database,
      { accountId, profileId, action: 'values-viewed', subject: testId },
      deps.clock.now(),
    ),
  ])
  const values = rows.map(row => ({
    position: row.position,
    analyteCode: row.analyteCode,
    name: row.name,
    ...presentMeasured(row),
    timesMeasured: row.timesMeasured,
  }))
  return { testId, date: formatInstant(test.takenAt), values }
}

export const readTestValuesRoute = handle(call, ({ actor, params, accessCode }, deps: DocumentsDeps) =>
  readTestValues({ actor, testId: params.testId, code: accessCode }, deps),
)
