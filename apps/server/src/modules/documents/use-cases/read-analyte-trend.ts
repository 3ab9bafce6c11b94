import { formatInstant } from '@vizit/domain/time/instant.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readAnalyte } from '../store/observations.ts'
import { recordView } from '../store/views.ts'
import { agreedRecord, openByCode } from './open-record.ts'
import { presentMeasured } from './present-measured.ts'

interface Asked {
  readonly actor: Patient
  readonly profileId: string
  readonly recordId: string
  readonly analyteCode: string
  readonly code: string | null
}

/** What an analyte measured over time in one record, for whoever may see it and has opened the record. */
export async function readAnalyteTrend(asked: Asked, deps: DocumentsDeps) {
  const { actor, profileId, recordId, analyteCode } = asked
  const agreed = await agreedRecord(actor, asked, deps)
  if (agreed instanceof Refused) return agreed
  const opened = await openByCode(actor, asked, deps)
  if (opened instanceof Refused) return opened
  const rows = await readAnalyte(deps.database, recordId, analyteCode)
  const last = rows.at(-1)
  if (!last) return new Refused('NOT_FOUND', {})
  const { accountId } = actor
  await recordView(
    deps.database,
    { accountId, profileId, action: 'values-viewed', subject: recordId },
    deps.clock.now(),
  )
  const points = rows.map(row => ({
    testId: row.testId,
    date: formatInstant(row.date),
    ...presentMeasured(row),
  }))
  return { analyteCode, name: last.name, unit: last.unit, points }
}
