import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

/** A medical record that is already open for the caller, so that only rights decide. */
export interface Results {
  readonly providerCode: string
  readonly recordLink: string
  readonly testId: string
  readonly documentId: string
  readonly reportId: string
  readonly reportResultId: string
  readonly accessCode: string
}

const CODE = '123456'

export const noResults = (providerCode: string): Results => ({
  providerCode,
  recordLink: randomUUID(),
  testId: randomUUID(),
  documentId: randomUUID(),
  reportId: randomUUID(),
  reportResultId: randomUUID(),
  accessCode: CODE,
})

export async function resultsOf(
  world: World,
  { profileId, pastVisitId }: { readonly profileId: string; readonly pastVisitId: string },
  caller: Parameters<World['openRecord']>[0],
): Promise<Results> {
  const record = await world.medicalRecord(profileId)
  const test = await world.medicalTest(record)
  const report = await world.medicalReport(record, { visitId: pastVisitId })
  await world.prescription(record, { visitId: pastVisitId })
  return {
    providerCode: world.clinic.providerCode,
    recordLink: record.recordId,
    testId: test.testId,
    documentId: requireValue(test.documentIds[0]),
    reportId: report.reportId,
    reportResultId: requireValue(report.documentIds[0]),
    accessCode: await world.openRecord(caller, record, CODE),
  }
}
