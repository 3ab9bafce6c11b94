import { dosageWords, unnamedDrug } from '@vizit/i18n/dosage-words.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { openPrescription, UNNAMED } from '../sealing/sealed-prescription.ts'
import { requireOpened, type StoredValue } from '../sealing/sealed-value.ts'

interface Exported {
  readonly profileIds: readonly string[]
  /** The records that are open; values of tests in other records are null. */
  readonly openRecordIds: readonly string[]
  readonly documentKey: Buffer
  readonly language: Language
}

type TestRow = Readonly<Record<string, unknown>> & { readonly values: readonly StoredValue[] | null }

const opened = (documentKey: Buffer, values: TestRow['values']) =>
  values?.map(stored => {
    const {
      analyte_code: code,
      name,
      value,
      unit,
      low,
      high,
      reference,
      flag,
    } = requireOpened(documentKey, stored)
    return { code, name, value, unit, low, high, reference, flag }
  })

interface SealedPrescription {
  readonly id: string
  readonly sealed: string
  readonly isOpen: boolean
}

/** `drug` is null in records that are not open. */
function presentPrescription(
  { documentKey, language }: Pick<Exported, 'documentKey' | 'language'>,
  { id, sealed, isOpen, ...said }: SealedPrescription,
) {
  const opened = isOpen ? openPrescription(documentKey, id, sealed) : null
  if (!opened) return { ...said, drug: null }
  const { dosage, ...written } = opened
  const drug = written.name === UNNAMED ? { ...written, name: unnamedDrug(language) } : written
  return { ...said, drug: dosage ? { ...drug, instructions: dosageWords(dosage, language) } : drug }
}

/** All stored results of these profiles: tests (with values of open records), documents, consents. */
export async function readResults(
  db: Kysely<DB>,
  { profileIds, openRecordIds, documentKey, language }: Exported,
) {
  const ids = [...profileIds]
  const { rows: tests } = await sql<TestRow>`
    select r.profile_id as "profileId", p.name_ru as clinic, r.number as card, t.number, t.kind, t.name,
      t.laboratory, b.name_ru as branch, t.physician_name as physician, t.taken_at as date, t.status,
      case when t.record_id = any(${[...openRecordIds]}::uuid[]) then coalesce((
        select json_agg(o order by o.position) from observation o where o.test_id = t.id
      ), '[]') end as values
    from medical_test t
    join medical_record r on r.id = t.record_id
    join provider p on p.id = t.provider_id
    left join branch b on b.id = t.branch_id
    where r.profile_id = any(${ids}::uuid[]) and not t.withdrawn
    order by t.taken_at`.execute(db)
  const { rows: documents } = await sql<Readonly<Record<string, unknown>>>`
    select r.profile_id as "profileId", p.name_ru as clinic, coalesce(t.number, m.number) as number,
      coalesce(t.name, m.name) as name, coalesce(t.physician_name, m.physician_name) as physician,
      coalesce(t.taken_at, m.issued_at) as date, m.visit_id as "orderId", d.byte_count as bytes
    from medical_document d
    left join medical_test t on t.id = d.test_id
    left join medical_report m on m.id = d.report_id
    join medical_record r on r.id = coalesce(t.record_id, m.record_id)
    join provider p on p.id = r.provider_id
    where r.profile_id = any(${ids}::uuid[]) and not coalesce(t.withdrawn, m.withdrawn)
    order by coalesce(t.taken_at, m.issued_at), d.position`.execute(db)
  const { rows: prescribed } = await sql<SealedPrescription>`
    select m.id, m.sealed, r.profile_id as "profileId", p.name_ru as clinic, m.number, m.physician_name as physician,
      m.prescribed_at as date, m.visit_id as "orderId", m.record_id = any(${[...openRecordIds]}::uuid[]) as "isOpen"
    from prescription m
    join medical_record r on r.id = m.record_id
    join provider p on p.id = m.provider_id
    where r.profile_id = any(${ids}::uuid[]) and not m.withdrawn
    order by m.prescribed_at, m.position`.execute(db)
  const consents = await db
    .selectFrom('documents_consent')
    .innerJoin('provider', 'provider.id', 'documents_consent.provider_id')
    .select(['profile_id as profileId', 'provider.name_ru as clinic'])
    .select(['given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where(sql<boolean>`profile_id = any(${ids}::uuid[])`)
    .execute()
  const numbers = await db
    .selectFrom('medical_record')
    .select(['id', 'number'])
    .where(sql<boolean>`profile_id = any(${ids}::uuid[])`)
    .execute()
  const cards = new Map(numbers.map(({ id, number }) => [id, number]))
  return {
    tests: tests.map(test => ({ ...test, values: opened(documentKey, test.values) })),
    documents,
    prescriptions: prescribed.map(row => presentPrescription({ documentKey, language }, row)),
    consents,
    cards,
  }
}

/** The records of these profiles that hold values of tests or prescriptions. */
export async function recordsWithValues(db: Kysely<DB>, profileIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from medical_record r where r.profile_id = any(${[...profileIds]}::uuid[]) and exists (
      select from medical_test t join observation o on o.test_id = t.id
      where t.record_id = r.id and t.status = 'ready' and not t.withdrawn
      union all select from prescription m where m.record_id = r.id and not m.withdrawn)`.execute(db)
  return rows.map(({ id }) => id)
}
