import { formatInstant } from '@vizit/domain/time/instant.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readObservations } from '../store/observations.ts'
import { findTest } from '../store/tests.ts'
import { recordView } from '../store/views.ts'
import { agreedRecord, openByCode } from './open-record.ts'
import { presentMeasured } from './present-measured.ts'

interface Asked {
  readonly actor: Patient
  readonly testId: string
  readonly code: string | null
}

/** The values of a test, for whoever may see them and has opened its record. */
export async function readTestValues({ actor, testId, code }: Asked, deps: DocumentsDeps) {
  const test = await findTest(deps.database, testId)
  if (test?.status !== 'ready') return new Refused('NOT_FOUND', {})
  const { recordId, profileId } = test
  const agreed = await agreedRecord(actor, { recordId, profileId }, deps)
  if (agreed instanceof Refused) return agreed
  const opened = await openByCode(actor, { recordId, code }, deps)
  if (opened instanceof Refused) return opened
  const { accountId } = actor
  const [rows] = await Promise.all([
    readObservations(deps.database, testId),
    recordView(
      deps.database,
      { accountId, profileId, action: 'values-viewed', subject: testId },
      deps.clock.now(),
    ),
  ])
  const values = rows.map(row => ({
    analyteCode: row.analyteCode,
    name: row.name,
    ...presentMeasured(row),
    timesMeasured: row.timesMeasured,
  }))
  return { testId, date: formatInstant(test.takenAt), values }
}
