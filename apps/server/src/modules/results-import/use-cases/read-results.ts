import { minskInstant } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  isWhole,
  type Problem,
  problemAt,
  type Row,
  type TableContent,
  type ValuesOf,
} from '../../clinic-import/public.ts'
import type { FileToStore, ValueToStore } from '../../documents/public.ts'
import { findPdf, LARGEST_MB } from '../files/pdf-file.ts'
import { type ResultColumns, resultsTable } from '../files/tables.ts'
import type { PatientResults } from '../result.ts'
import { type KnownClinic, readVisits } from '../store/read-clinics-and-visits.ts'
import { keyWithinClinic } from './key-within-clinic.ts'
import { unknownReferences } from './unknown-references.ts'

interface ReadResultsInput {
  readonly db: Kysely<DB>
  readonly folder: string
  readonly results: TableContent<ResultColumns>
  readonly clinics: ReadonlyMap<string, KnownClinic>
  /** The cards of the patients' file; null: they could not be read, which is already reported. */
  readonly cards: ReadonlySet<string> | null
  readonly values: ReadonlyMap<string, readonly ValueToStore[]>
  readonly now: Date
}

type OfPatient = { tests: PatientResults['tests'][number][]; reports: PatientResults['reports'][number][] }

/** The rows of results.csv, grouped by patient. */
export async function readResults(given: ReadResultsInput) {
  const { results, clinics } = given
  const problems: Problem[] = []
  const byPatient = new Map<string, OfPatient>()
  const visits = await visitsNamed(given.db, results, clinics)
  for (const row of results.rows) {
    const clinic = clinics.get(row.values.clinic ?? '')
    problems.push(...unknownReferences(results, row, { ...given, visits: clinic ? visits : null }))
    const { files, ...ofFiles } = await filesOf(row, given)
    problems.push(...unknownBranch(results, row, clinic), ...ofFiles.problems, ...emptyResult(row, given))
    if (!clinic || !isWhole(resultsTable, row.values)) continue
    const kept = resultOf(row.values, { ...given, clinic, visits, files })
    const key = keyWithinClinic(row.values.clinic, row.values.card)
    const ofPatient = byPatient.get(key) ?? { tests: [], reports: [] }
    byPatient.set(key, ofPatient)
    if ('takenAt' in kept) ofPatient.tests.push(kept)
    else ofPatient.reports.push(kept)
  }
  return { byPatient, problems }
}

/** The visits that rows name, by clinic and name. */
export async function visitsNamed(
  db: Kysely<DB>,
  content: {
    readonly rows: readonly {
      readonly values: {
        readonly clinic?: string | undefined
        readonly visit?: string | null | undefined
      }
    }[]
  },
  clinics: ReadonlyMap<string, KnownClinic>,
): Promise<Map<string, string>> {
  const named = new Map<string, string>()
  for (const [code, { id }] of clinics) {
    const ofClinic = content.rows.filter(row => row.values.clinic === code)
    const found = await readVisits(
      db,
      id,
      ofClinic.flatMap(row => row.values.visit ?? []),
    )
    for (const [name, visitId] of found) named.set(keyWithinClinic(code, name), visitId)
  }
  return named
}

function unknownBranch(
  results: TableContent<ResultColumns>,
  row: Row<ResultColumns>,
  clinic: KnownClinic | undefined,
): Problem[] {
  const { branch } = row.values
  if (!clinic || !branch || clinic.branches.has(branch)) return []
  return [problemAt(results, row, 'branch', 'results.unknownBranch', { found: branch })]
}

async function filesOf(row: Row<ResultColumns>, { folder, results }: ReadResultsInput) {
  const problems: Problem[] = []
  const files: FileToStore[] = []
  for (const name of row.values.files ?? []) {
    const file = await findPdf(folder, name)
    if ('key' in file)
      problems.push(problemAt(results, row, 'files', file.key, { params: { most: LARGEST_MB }, found: name }))
    else files.push(file)
  }
  return { files, problems }
}

/** A ready test needs a file or values, a conclusion a file. */
function emptyResult(row: Row<ResultColumns>, { results, values }: ReadResultsInput): Problem[] {
  const { clinic, number, kind, status, files, withdrawn } = row.values
  if (clinic === undefined || number === undefined || files?.length !== 0 || withdrawn !== false) return []
  const isEmpty = !values.has(keyWithinClinic(clinic, number))
  const isNeeded = kind === 'conclusion' || (kind === 'analysis' && status === 'ready')
  return isEmpty && isNeeded ? [problemAt(results, row, null, 'results.empty')] : []
}

interface Context extends ReadResultsInput {
  readonly clinic: KnownClinic
  readonly visits: ReadonlyMap<string, string>
  readonly files: readonly FileToStore[]
}

function resultOf(said: ValuesOf<ResultColumns>, { values, clinic, visits, files }: Context) {
  const at = new Date(minskInstant(said.date, said.time))
  const kept = {
    providerId: clinic.id,
    number: said.number,
    name: said.name,
    branchId: said.branch === null ? null : (clinic.branches.get(said.branch) ?? null),
    // The clinic's own code of a doctor, or a name.
    physicianName: said.doctor === null ? null : (clinic.doctors.get(said.doctor) ?? said.doctor),
    withdrawn: said.withdrawn,
    files,
  }
  if (said.kind === 'conclusion') {
    const visitId = said.visit === null ? null : visits.get(keyWithinClinic(said.clinic, said.visit))
    return { ...kept, visitId: visitId ?? null, issuedAt: at }
  }
  return {
    ...kept,
    kind: said.kind,
    laboratory: said.laboratory,
    takenAt: at,
    status: said.status,
    values: values.get(keyWithinClinic(said.clinic, said.number)) ?? [],
  }
}
