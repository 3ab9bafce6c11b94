import { randomBytes, randomUUID } from 'node:crypto'
import { documentKeys, storeMedicalTest, type TestToStore } from '@vizit/server/modules/documents/public.ts'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { readSecret } from '@vizit/server/platform/lifecycle/secret.ts'
import type { World } from '../datasets/world.ts'
import type { BookingPatient } from '../scenarios/booking/patients.ts'

export interface InsertedDocument {
  readonly path: string
  readonly recordLink: string
  readonly providerCode: string
  readonly bytes: Buffer
}

/** Inserts a PDF of this size as a result of a patient, as an import would. */
export async function insertDocument(
  { databaseUrl, dataset }: World,
  { profileId, phone }: BookingPatient,
  byteCount: number,
): Promise<InsertedDocument> {
  const { db, close } = createDatabase(databaseUrl, { max: 2 })
  try {
    const recordLink = randomUUID()
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(byteCount - 9)])
    const { id: providerId, code: providerCode } = await db
      .selectFrom('provider')
      .select(['id', 'code'])
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('medical_record')
      .values({
        ...{ id: recordLink, provider_id: providerId, number: recordLink, phone, profile_id: profileId },
        ...{ last_name: 'Лось', first_name: 'Вера', birthday: '1990-05-05', sex: 'FEMALE' },
        ...{ paper_consent_on: '2025-01-01', created_at: new Date() },
      })
      .execute()
    const { document: documentKey } = documentKeys(readSecret(undefined, dataset.dataDir))
    const kept: TestToStore = {
      ...{ recordId: recordLink, providerId, number: recordLink, kind: 'analysis', name: 'Снимок' },
      ...{ branchId: null, physicianName: null, laboratory: null, takenAt: new Date(), values: [] },
      ...{ status: 'ready', withdrawn: false, files: [{ byteCount, read: () => inOne(bytes) }] },
    }
    await db.transaction().execute(trx => storeMedicalTest(trx, kept, { documentKey, now: new Date() }))
    const { testId, documentId } = await db
      .selectFrom('medical_document')
      .innerJoin('medical_test', 'medical_test.id', 'medical_document.test_id')
      .select(['medical_test.id as testId', 'medical_document.id as documentId'])
      .where('medical_test.record_id', '=', recordLink)
      .executeTakeFirstOrThrow()
    const path = `/api/v2/my/providers/tests/${testId}/documents/${documentId}`
    return { path, recordLink, providerCode, bytes }
  } finally {
    await close()
  }
}

async function* inOne(bytes: Buffer) {
  yield bytes
}
