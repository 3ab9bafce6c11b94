import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { duplicates, type Problem, problemAt, type TableContent } from '../../clinic-import/public.ts'
import type { Contents } from '../files/read-tables.ts'
import type { PatientColumns } from '../files/tables.ts'
import type { PatientResults } from '../result.ts'
import { type KnownClinic, readClinics } from '../store/read-clinics-and-visits.ts'
import { keyWithinClinic } from './key-within-clinic.ts'
import { readPrescriptions } from './read-prescriptions.ts'
import { readResults } from './read-results.ts'
import { recordOfRow } from './record-of-row.ts'
import { recordsOfOtherPeople } from './records-of-other-people.ts'
import { valuesByResult } from './values-by-result.ts'

export interface CheckedResults {
  readonly patients: readonly PatientResults[]
  readonly problems: readonly Problem[]
}

/** The results of a folder, or all its problems. */
export async function checkResults(
  db: Kysely<DB>,
  folder: string,
  contents: Contents,
  now: Date,
): Promise<CheckedResults> {
  const { patients, results, values, prescriptions } = contents
  const rows = [patients, results, values, prescriptions].flatMap(
    (content): readonly { readonly values: object }[] => content?.rows ?? [],
  )
  const clinics = await readClinics(db, [...new Set(rows.flatMap(row => clinicOf(row) ?? []))])
  const ofPatients = patients.rows.map(row => ({ row, ...recordOfRow(patients, row, clinics, now) }))
  const known = new Map(
    ofPatients.flatMap(({ row, record }) =>
      record ? [[keyWithinClinic(row.values.clinic, row.values.card), record] as const] : [],
    ),
  )
  const ofValues = valuesByResult(contents)
  const cards = new Set(patients.rows.map(({ values }) => keyWithinClinic(values.clinic, values.card)))
  const read = await readResults({ db, folder, results, clinics, cards, values: ofValues.values, now })
  const ofPrescriptions = prescriptions
    ? await readPrescriptions({ db, prescriptions, clinics, cards, now })
    : { byPatient: new Map(), problems: [] }
  const problems = [
    ...duplicates(patients, ['card', 'clinic']),
    ...duplicates(results, ['number', 'clinic']),
    ...(values ? duplicates(values, ['code', 'number', 'clinic']) : []),
    ...unknownClinics(patients, clinics),
    ...unknownClinics(results, clinics),
    ...(values ? unknownClinics(values, clinics) : []),
    ...ofPatients.flatMap(({ problems }) => problems),
    ...(await recordsOfOtherPeople(db, { patients, clinics, records: known })),
    ...ofValues.problems,
    ...read.problems,
    ...(prescriptions ? duplicates(prescriptions, ['number', 'clinic']) : []),
    ...(prescriptions ? unknownClinics(prescriptions, clinics) : []),
    ...ofPrescriptions.problems,
  ]
  const brought = [...known].map(([key, record]) => ({
    record,
    ...(read.byPatient.get(key) ?? nothing),
    prescriptions: ofPrescriptions.byPatient.get(key) ?? [],
  }))
  return { patients: brought, problems }
}

const nothing = { tests: [], reports: [] }

function unknownClinics<Of extends Pick<PatientColumns, 'clinic'>>(
  content: TableContent<Of>,
  clinics: ReadonlyMap<string, KnownClinic>,
): Problem[] {
  return content.rows.flatMap(row => {
    const found = clinicOf(row)
    if (found === undefined || clinics.has(found)) return []
    return [problemAt(content, row, 'clinic', 'visits.unknownClinic', { found })]
  })
}

const clinicOf = (row: { readonly values: object }) => (row.values as { readonly clinic?: string }).clinic
