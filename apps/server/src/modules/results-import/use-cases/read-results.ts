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
  /** The cards of the patients' file, including those of faulty rows, which are already reported. */
  readonly cards: ReadonlySet<string>
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
    if (!clinic) continue
    problems.push(...unknownReferences(results, row, { ...given, visits }))
    if (!isWhole(resultsTable, row.values)) continue
    const read = await readResult(row, row.values, { ...given, clinic, visits })
    problems.push(...read.problems)
    const key = keyWithinClinic(row.values.clinic, row.values.card)
    const ofPatient = byPatient.get(key) ?? { tests: [], reports: [] }
    byPatient.set(key, ofPatient)
    if ('takenAt' in read.kept) ofPatient.tests.push(read.kept)
    else ofPatient.reports.push(read.kept)
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

interface Context extends ReadResultsInput {
  readonly clinic: KnownClinic
  readonly visits: ReadonlyMap<string, string>
}

async function readResult(
  row: Row<ResultColumns>,
  said: ValuesOf<ResultColumns>,
  { folder, results, values, clinic, visits }: Context,
) {
  const problems: Problem[] = []
  const wrong = (column: keyof ResultColumns | null, key: Problem['key'], found?: string) =>
    problems.push(
      problemAt(results, row, column, key, {
        params: { most: LARGEST_MB },
        ...(found === undefined ? {} : { found }),
      }),
    )
  const branchId = said.branch === null ? null : clinic.branches.get(said.branch)
  if (branchId === undefined) wrong('branch', 'results.unknownBranch', said.branch ?? '')
  const visitId = said.visit === null ? null : visits.get(keyWithinClinic(said.clinic, said.visit))
  const at = new Date(minskInstant(said.date, said.time))
  const files: FileToStore[] = []
  for (const name of said.files) {
    const found = await findPdf(folder, name)
    if ('key' in found) wrong('files', found.key, name)
    else files.push(found)
  }
  const ownValues = values.get(keyWithinClinic(said.clinic, said.number)) ?? []
  const isEmpty = said.files.length === 0 && ownValues.length === 0
  if (isEmpty && !said.withdrawn && (said.kind === 'conclusion' || said.status === 'ready'))
    wrong(null, 'results.empty')
  const kept = {
    providerId: clinic.id,
    number: said.number,
    name: said.name,
    branchId: branchId ?? null,
    // The clinic's own code of a doctor, or a name.
    physicianName: said.doctor === null ? null : (clinic.doctors.get(said.doctor) ?? said.doctor),
    withdrawn: said.withdrawn,
    files,
  }
  return {
    problems,
    kept:
      said.kind === 'conclusion'
        ? { ...kept, visitId: visitId ?? null, issuedAt: at }
        : {
            ...kept,
            kind: said.kind,
            laboratory: said.laboratory,
            takenAt: at,
            status: said.status,
            values: ownValues,
          },
  }
}
