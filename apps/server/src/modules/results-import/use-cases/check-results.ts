import { duplicates, type Problem, problemAt, type TableContent } from '../../clinic-import/public.ts'
import type { ResultsImportDeps } from '../deps.ts'
import type { Contents } from '../files/read-tables.ts'
import type { PatientColumns } from '../files/tables.ts'
import type { PatientResults } from '../result.ts'
import { type KnownClinic, readClinics } from '../store/read-clinics-and-visits.ts'
import { doubtfulPackCodes } from './doubtful-pack-codes.ts'
import { keyWithinClinic } from './key-within-clinic.ts'
import { readPrescriptions } from './read-prescriptions.ts'
import { readResults } from './read-results.ts'
import { recordOfRow } from './record-of-row.ts'
import { recordsOfOtherPeople } from './records-of-other-people.ts'
import { valuesByResult } from './values-by-result.ts'

export interface CheckedResults {
  readonly patients: readonly PatientResults[]
  readonly problems: readonly Problem[]
  /** What is told and does not refuse the folder. */
  readonly doubts: readonly Problem[]
}

/** The results of a folder, or all its problems. */
export async function checkResults(
  { db, clock, checkPackCodes }: Pick<ResultsImportDeps, 'db' | 'clock' | 'checkPackCodes'>,
  folder: string,
  contents: Contents,
): Promise<CheckedResults> {
  const now = clock.now()
  const { patients, results, values, prescriptions } = contents
  const rows = [patients, results, values, prescriptions].flatMap(
    (content): readonly { readonly values: object }[] => content.rows,
  )
  const clinics = await readClinics(db, [...new Set(rows.flatMap(row => clinicOf(row) ?? []))])
  const ofPatients = patients.rows.map(row => ({ row, ...recordOfRow(patients, row, clinics, now) }))
  const known = new Map(
    ofPatients.flatMap(({ row, record }) =>
      record ? [[keyWithinClinic(row.values.clinic, row.values.card), record] as const] : [],
    ),
  )
  const ofValues = valuesByResult(contents)
  const cards = cardsOf(patients)
  const read = await readResults({ db, folder, results, clinics, cards, values: ofValues.values, now })
  const ofPrescriptions = await readPrescriptions({ db, prescriptions, clinics, cards, now })
  const problems = [
    ...duplicates(patients, ['card', 'clinic']),
    ...duplicates(results, ['number', 'clinic']),
    ...duplicates(values, ['code', 'number', 'clinic']),
    ...unknownClinics(patients, clinics),
    ...unknownClinics(results, clinics),
    ...unknownClinics(values, clinics),
    ...ofPatients.flatMap(({ problems }) => problems),
    ...(await recordsOfOtherPeople(db, { patients, clinics, records: known })),
    ...ofValues.problems,
    ...read.problems,
    ...duplicates(prescriptions, ['number', 'clinic']),
    ...unknownClinics(prescriptions, clinics),
    ...ofPrescriptions.problems,
  ]
  const brought = [...known].map(([key, record]) => ({
    record,
    ...(read.byPatient.get(key) ?? nothing),
    prescriptions: ofPrescriptions.byPatient.get(key) ?? [],
  }))
  const doubts = await doubtfulPackCodes(prescriptions, checkPackCodes)
  return { patients: brought, problems, doubts }
}

/** The cards of the patients' file, including those of faulty rows, which are already reported; null: they could not be read. */
function cardsOf({ state, rows }: TableContent<PatientColumns>): ReadonlySet<string> | null {
  const isRead =
    state === 'whole' && (rows.length === 0 || rows.some(({ values }) => values.card !== undefined))
  return isRead ? new Set(rows.map(({ values }) => keyWithinClinic(values.clinic, values.card))) : null
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
