import type { MedicalTest } from '@vizit/contract/shapes/medical-test.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { TestDetails } from '../store/tests.ts'

/** A test as its patient sees it. */
export function presentTest(test: TestDetails, language: Language): z.output<typeof MedicalTest> {
  return {
    id: test.id,
    profileId: test.profileId,
    customerFirstName: test.patientFirstName ?? '',
    providerCode: test.providerCode,
    testProvider: test.laboratory ?? test.providerName[language],
    recordLink: test.recordId,
    kind: test.kind,
    name: test.name,
    branchName: test.branchName?.[language] ?? null,
    physicianName: test.physicianName,
    date: formatInstant(test.takenAt),
    status: test.status,
    isPast: test.status === 'ready',
    updated: test.updatedAt > test.createdAt,
    lastUpdated: formatInstant(test.updatedAt),
    hidden: test.withdrawn,
    testResults: [...test.documentIds],
    hasValues: test.hasValues,
  }
}
