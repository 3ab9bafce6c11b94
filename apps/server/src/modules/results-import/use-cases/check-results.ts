import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { duplicates, type Problem, problemAt } from '../../clinic-import/public.ts'
import type { Contents } from '../files/read-tables.ts'
import type { PatientResults } from '../result.ts'
import { type KnownClinic, readClinics } from '../store/known.ts'
import { keyOf } from './key-of.ts'
import { patientOf } from './patient-of.ts'
import { readResults } from './read-results.ts'
import { valuesByResult } from './values-by-result.ts'

export interface Checked {
  readonly patients: readonly PatientResults[]
  readonly problems: readonly Problem[]
}

/** What a folder brings in, or everything in it that makes no sense. */
export async function checkResults(
  db: Kysely<DB>,
  folder: string,
  contents: Contents,
  now: Date,
): Promise<Checked> {
  const { patients, results, values } = contents
  const problems: Problem[] = [
    ...duplicates(patients, ['card', 'clinic']),
    ...duplicates(results, ['number', 'clinic']),
    ...(values ? duplicates(values, ['code', 'number', 'clinic']) : []),
  ]
  const codes = patients.rows.flatMap(({ values: { clinic } }) => clinic ?? [])
  const clinics = await readClinics(db, [...new Set(codes)])
  problems.push(...unknownClinics(contents, clinics))
  const known = new Map<string, PatientResults['record']>()
  for (const row of patients.rows) {
    const read = patientOf(patients, row, clinics, now)
    problems.push(...read.problems)
    if (read.record) known.set(keyOf(row.values.clinic, row.values.card), read.record)
  }
  const ofValues = valuesByResult(contents)
  problems.push(...ofValues.problems)
  const cards = new Set(patients.rows.map(({ values }) => keyOf(values.clinic, values.card)))
  const read = await readResults({ db, folder, results, clinics, cards, values: ofValues.values, now })
  problems.push(...read.problems)
  const brought = [...known].map(([key, record]) => ({ record, ...(read.byPatient.get(key) ?? nothing) }))
  return { patients: brought, problems }
}

const nothing = { tests: [], reports: [] }

function unknownClinics(
  { patients, results, values }: Contents,
  clinics: ReadonlyMap<string, KnownClinic>,
): Problem[] {
  const isUnknown = (code: string | undefined) => code !== undefined && !clinics.has(code)
  const found = (code: string | undefined) => (code === undefined ? {} : { found: code })
  return [
    ...patients.rows
      .filter(row => isUnknown(row.values.clinic))
      .map(row => problemAt(patients, row, 'clinic', 'visits.unknownClinic', found(row.values.clinic))),
    ...results.rows
      .filter(row => isUnknown(row.values.clinic))
      .map(row => problemAt(results, row, 'clinic', 'visits.unknownClinic', found(row.values.clinic))),
    ...(values?.rows ?? [])
      .filter(row => isUnknown(row.values.clinic))
      .flatMap(row =>
        values ? [problemAt(values, row, 'clinic', 'visits.unknownClinic', found(row.values.clinic))] : [],
      ),
  ]
}
