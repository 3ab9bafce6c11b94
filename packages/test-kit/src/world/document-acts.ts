import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import {
  documentKeys,
  type FileToStore,
  type PrescriptionToStore,
  type ReportToStore,
  storeMedicalTest,
  storePrescription,
  storeRecord,
  storeReport,
  type TestToStore,
  type ValueToStore,
} from '@vizit/server/modules/documents/public.ts'
import { openPrescription } from '@vizit/server/modules/documents/sealing/sealed-prescription.ts'
import { hashOfCode } from '@vizit/server/modules/documents/use-cases/open-record.ts'
import type { Clock } from '@vizit/server/platform/clock.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'
import type { Clinic } from './clinic.ts'
import type { WorldPatient } from './patient.ts'

interface Parts {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly clinic: Clinic
  readonly secret: string
}

export interface WorldRecord {
  readonly recordId: string
  readonly providerId: string
  readonly profileId: string
  readonly phone: string
}

interface RecordOptions {
  readonly at?: Clinic
  readonly phone?: string
  /** False: no consent to see the organisation's documents was given. */
  readonly agreed?: boolean
}

type TestOptions = Partial<Omit<TestToStore, 'recordId' | 'providerId'>>
interface PrescriptionOptions
  extends Partial<Omit<PrescriptionToStore, 'recordId' | 'providerId' | 'facts'>> {
  readonly facts?: Partial<PrescriptionToStore['facts']>
}
type ReportOptions = Pick<ReportToStore, 'visitId'> & Partial<Omit<ReportToStore, 'recordId' | 'providerId'>>

const aDrug: PrescriptionToStore['facts'] = {
  ...{ name: 'Альфален', inn: null, form: 'таблетки', strength: '200 мг', packCode: null },
  ...{ instructions: 'По 1 таблетке 3 раза в день', count: 2, validUntil: null },
}

let made = 0
const nextNumber = () => `n-${++made}`

export const aFile = (content: string | Uint8Array = '%PDF-1.7 a document'): FileToStore => {
  const bytes = Buffer.from(content)
  return {
    byteCount: bytes.length,
    async *read() {
      yield bytes
    },
  }
}

export const aValue = (value: string, given: Partial<ValueToStore> = {}): ValueToStore => ({
  analyteCode: 'hgb',
  name: 'Гемоглобин',
  unit: 'г/л',
  low: 120,
  high: 140,
  reference: null,
  flag: null,
  value,
  ...given,
})

/** What an organisation imports about its patients, and how patients open it. */
export function documentActs({ db, clock, clinic, secret }: Parts) {
  const keys = documentKeys(secret)
  const deps = () => ({ documentKey: keys.document, now: clock.now() })

  /** A medical record that is assigned to a profile already. */
  async function medicalRecord(profileId: string, options: RecordOptions = {}): Promise<WorldRecord> {
    const { at = clinic, phone = '375290000000', agreed = true } = options
    const recordId = randomUUID()
    await db
      .insertInto('medical_record')
      .values({
        id: recordId,
        provider_id: at.providerId,
        number: nextNumber(),
        last_name: 'Иванова',
        first_name: 'Мария',
        birthday: '1985-06-15',
        sex: 'FEMALE',
        phone,
        profile_id: profileId,
        paper_consent_on: agreed ? '2026-01-10' : null,
        created_at: clock.now(),
      })
      .execute()
    return { recordId, providerId: at.providerId, profileId, phone }
  }

  async function medicalTest({ recordId, providerId }: WorldRecord, options: TestOptions = {}) {
    const number = options.number ?? nextNumber()
    const kept: TestToStore = {
      kind: 'analysis',
      name: 'Общий анализ крови',
      laboratory: null,
      branchId: null,
      physicianName: 'Лось Ян Янович',
      takenAt: clock.now(),
      status: 'ready',
      withdrawn: false,
      files: [aFile()],
      values: [aValue('134')],
      ...options,
      ...{ recordId, providerId, number },
    }
    await db.transaction().execute(trx => storeMedicalTest(trx, kept, deps()))
    const { id } = await db
      .selectFrom('medical_test')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const documents = await documentsOf('test_id', id)
    return { testId: id, number, documentIds: documents }
  }

  async function medicalReport({ recordId, providerId }: WorldRecord, options: ReportOptions) {
    const number = options.number ?? nextNumber()
    const kept: ReportToStore = {
      name: 'Консультация терапевта',
      branchId: null,
      physicianName: 'Лось Ян Янович',
      issuedAt: clock.now(),
      withdrawn: false,
      files: [aFile()],
      ...options,
      ...{ recordId, providerId, number },
    }
    await db.transaction().execute(trx => storeReport(trx, kept, deps()))
    const { id } = await db
      .selectFrom('medical_report')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return { reportId: id, documentIds: await documentsOf('report_id', id) }
  }

  async function prescription(
    { recordId, providerId }: WorldRecord,
    { facts, ...options }: PrescriptionOptions = {},
  ) {
    const number = options.number ?? nextNumber()
    const kept: PrescriptionToStore = {
      ...{ visitId: null, physicianName: 'Лось Ян Янович', prescribedAt: clock.now(), withdrawn: false },
      ...options,
      ...{ recordId, providerId, number, facts: { ...aDrug, ...facts } },
    }
    await db.transaction().execute(trx => storePrescription(trx, kept, deps()))
    return number
  }

  const documentsOf = async (owner: 'test_id' | 'report_id', id: string) => {
    const rows = await db
      .selectFrom('medical_document')
      .select('id')
      .where(owner, '=', id)
      .orderBy('position')
      .execute()
    return rows.map(row => row.id)
  }

  /** Opens the record as if this code had been sent to the patient's session and entered there. */
  async function openRecord(
    { accountId, deviceId }: Pick<WorldPatient, 'accountId' | 'deviceId'>,
    { recordId }: Pick<WorldRecord, 'recordId'>,
    code = '123456',
  ): Promise<string> {
    const { id: sessionId } = await db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', accountId)
      .where('device_id', '=', deviceId)
      .executeTakeFirstOrThrow()
    const now = clock.now()
    const anHourLater = new Date(now.getTime() + 3_600_000)
    await db
      .insertInto('activation_guess')
      .values({ account_id: accountId, record_id: recordId })
      .onConflict(known => known.doNothing())
      .execute()
    await db
      .insertInto('activation_code')
      .values({
        id: randomUUID(),
        account_id: accountId,
        session_id: sessionId,
        record_id: recordId,
        code_hash: hashOfCode(keys.code, { sessionId, recordId, code }),
        by_relative: false,
        // Long ago, so that another code may be requested.
        sent_at: new Date(now.getTime() - DAY_MS),
        expires_at: anHourLater,
        opened_at: now,
        opens_until: anHourLater,
      })
      .execute()
    return code
  }

  return {
    medicalRecord,
    medicalTest,
    medicalReport,
    prescription,
    openPrescription: (id: string, sealed: string) => openPrescription(keys.document, id, sealed),
    openRecord,
    storeRecord: (record: Parameters<typeof storeRecord>[1]) =>
      db.transaction().execute(trx => storeRecord(trx, record, clock.now())),
  }
}
