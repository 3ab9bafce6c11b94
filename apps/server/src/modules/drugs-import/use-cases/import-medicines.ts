import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'
import {
  duplicates,
  type Problem,
  problemAt,
  problemOfFile,
  readTable,
  rowsWithoutProblems,
  type TableContent,
  tooManyMissing,
} from '../../clinic-import/public.ts'
import { readWholeFile } from '../files/read-file.ts'
import { drugsTable, packsTable } from '../files/register-tables.ts'
import { ownRows } from '../store/own-rows.ts'
import { type SavedRegister, saveRegister } from '../store/save-register.ts'

export interface DrugsImportDeps {
  readonly db: Kysely<DB>
  readonly clock: Clock
  /** Told after each some thousand rows that are written. */
  readonly progress?: Progress
}

export type MedicinesImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'checked'; readonly drugs: number; readonly packs: number }
  | ({ readonly outcome: 'imported' } & SavedRegister)

interface Options {
  readonly checkOnly?: boolean
  /** Null: not given. */
  readonly source: string | null
  /** Null: not given; then it is of today. */
  readonly asOf: CivilDate | null
  /** Medicines of the demo are marked. */
  readonly isDemo?: boolean
  /** Also if the files lack more than half of what is there. */
  readonly removeMissing?: boolean
}

/**
 * Imports the register of medicines, or brings it up to date: all or nothing, with all problems at once. Whatever the
 * register no longer has is marked as removed.
 */
export async function importMedicines(
  paths: { readonly drugs: string; readonly packs: string },
  { db, clock, progress }: DrugsImportDeps,
  { checkOnly = false, isDemo = false, removeMissing = false, source, asOf }: Options,
): Promise<MedicinesImport> {
  const today = civilDateOf(clock.now())
  if (asOf !== null && asOf > today)
    return { outcome: 'refused', problems: [problemOfFile('--as-of', 'asOfInFuture', { date: asOf, today })] }
  const [drugsFile, packsFile] = await Promise.all([readWholeFile(paths.drugs), readWholeFile(paths.packs)])
  const drugs = drugsFile.file && readTable(drugsTable, drugsFile.file)
  const packs = packsFile.file && readTable(packsTable, packsFile.file)
  const problems = [
    ...drugsFile.problems,
    ...(drugs?.problems ?? []),
    ...(drugs ? [...checkRows(drugs.content), ...endsBeforeItBegins(drugs.content)] : []),
    ...packsFile.problems,
    ...(packs?.problems ?? []),
    ...(packs ? checkRows(packs.content) : []),
    ...(drugs && packs ? unknownDrugs(packs.content, drugs.content) : []),
  ]
  if (!drugs || !packs || problems.length > 0) return { outcome: 'refused', problems }
  const register = {
    drugs: rowsWithoutProblems(drugs.content),
    packs: rowsWithoutProblems(packs.content),
    ...{ source, asOf, isDemo },
  }
  const missing = removeMissing
    ? []
    : [
        ...(await missingProblem(db, 'drugs', drugs.content, register.drugs)),
        ...(await missingProblem(db, 'packs', packs.content, register.packs)),
      ]
  if (missing.length > 0) return { outcome: 'refused', problems: missing }
  if (checkOnly) return { outcome: 'checked', drugs: register.drugs.length, packs: register.packs.length }
  const saved = await db
    .transaction()
    .execute(trx => saveRegister(trx, register, { now: clock.now(), progress }))
  return { outcome: 'imported', ...saved }
}

async function missingProblem(
  db: Kysely<DB>,
  what: 'drugs' | 'packs',
  { file }: { readonly file: string },
  rows: readonly { readonly code: string }[],
): Promise<Problem[]> {
  const missing = await tooManyMissing(
    db,
    ownRows[what],
    rows.map(({ code }) => code),
  )
  return missing ? [problemOfFile(file, 'tooManyMissing', missing)] : []
}

type DrugColumns = (typeof drugsTable)['columns']
type PackColumns = (typeof packsTable)['columns']

/** An empty file would mark the whole register as removed. */
function checkRows<Of extends DrugColumns | PackColumns>(content: TableContent<Of>): Problem[] {
  const { file, state, rows } = content
  if (state === 'whole' && rows.length === 0)
    return [{ file, line: null, column: null, key: 'problem.noRows' }]
  return duplicates(content, ['code'])
}

function endsBeforeItBegins(drugs: TableContent<DrugColumns>): Problem[] {
  return drugs.rows.flatMap(row => {
    const { registeredOn, validTo } = row.values
    if (!registeredOn || !validTo || validTo === 'no-end' || validTo >= registeredOn) return []
    return [problemAt(drugs, row, 'validTo', 'problem.validToBeforeFrom', { found: validTo })]
  })
}

/** Packages of medicines that the other file does not have. Of its rows that could not be read nobody knows which medicines they are. */
function unknownDrugs(packs: TableContent<PackColumns>, drugs: TableContent<DrugColumns>): Problem[] {
  if (drugs.state !== 'whole') return []
  const known = new Set(drugs.rows.map(({ values }) => values.code))
  const unknown = packs.rows.filter(({ values: { drug } }) => drug !== undefined && !known.has(drug))
  const nameless = drugs.rows.filter(({ values }) => values.code === undefined).length
  const mayBeNameless = new Set(unknown.map(({ values }) => values.drug)).size <= nameless
  if (mayBeNameless || drugs.rows.length === 0) return []
  return unknown.map(row =>
    problemAt(packs, row, 'drug', 'problem.unknownReference', {
      found: row.values.drug ?? '',
      params: { file: drugs.file },
    }),
  )
}
