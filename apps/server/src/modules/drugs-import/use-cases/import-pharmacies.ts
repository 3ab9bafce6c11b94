import {
  duplicates,
  type Problem,
  problemAt,
  problemOfFile,
  type Row,
  readReferenceNames,
  readTable,
  type TableContent,
  tooManyMissing,
  type ValuesOf,
} from '../../clinic-import/public.ts'
import { alwaysOpen } from '../files/hours-cell.ts'
import { pharmaciesTable } from '../files/pharmacies-table.ts'
import { readWholeFile } from '../files/read-file.ts'
import { ownRows } from '../store/own-rows.ts'
import { type PharmacyToSave, type SavedPharmacies, savePharmacies } from '../store/save-pharmacies.ts'
import type { DrugsImportDeps } from './import-medicines.ts'

export type PharmaciesImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'checked'; readonly pharmacies: number }
  | ({ readonly outcome: 'imported' } & SavedPharmacies)

/**
 * Imports all pharmacies, or brings them up to date: all or nothing, with all problems at once. Those that the file no longer has
 * are marked as removed; a file that lacks more than half of them needs `removeMissing`.
 */
export async function importPharmacies(
  path: string,
  { db, clock, progress }: DrugsImportDeps,
  { checkOnly = false, isDemo = false, removeMissing = false } = {},
): Promise<PharmaciesImport> {
  const { file, problems: ofFile } = await readWholeFile(path)
  if (!file) return { outcome: 'refused', problems: ofFile }
  const { content, problems: ofShape } = readTable(pharmaciesTable, file)
  const { location } = await readReferenceNames(db)
  const read = content.rows.map(row => pharmacyOf(content, row, location))
  const problems = [
    ...ofShape,
    ...(content.state === 'whole' && content.rows.length === 0
      ? [{ file: content.file, line: null, column: null, key: 'problem.noRows' as const }]
      : []),
    ...duplicates(content, ['code']),
    ...otherChainNames(content),
    ...read.flatMap(({ problems }) => problems),
  ]
  if (problems.length > 0) return { outcome: 'refused', problems }
  const pharmacies = read.flatMap(({ pharmacy }) => pharmacy ?? [])
  const missing = removeMissing
    ? null
    : await tooManyMissing(
        db,
        ownRows.pharmacies,
        pharmacies.map(({ code }) => code),
      )
  if (missing)
    return { outcome: 'refused', problems: [problemOfFile(content.file, 'tooManyMissing', missing)] }
  if (checkOnly) return { outcome: 'checked', pharmacies: pharmacies.length }
  const saved = await db
    .transaction()
    .execute(trx => savePharmacies(trx, pharmacies, { now: clock.now(), progress, isDemo }))
  return { outcome: 'imported', ...saved }
}

type Columns = (typeof pharmaciesTable)['columns']

function pharmacyOf(
  content: TableContent<Columns>,
  row: Row<Columns>,
  location: (text: string) => number | null,
): { readonly pharmacy: PharmacyToSave | null; readonly problems: readonly Problem[] } {
  const { town, addressRu, streetRu } = row.values
  const problems: Problem[] = []
  const locationCode = town === undefined ? null : location(town)
  if (town !== undefined && locationCode === null)
    problems.push(problemAt(content, row, 'town', 'problem.unknownLocation', { found: town }))
  if (addressRu === null && streetRu === null)
    problems.push(problemAt(content, row, 'addressRu', 'problem.addressMissing'))
  // Cells that could not be read are reported already.
  const values = row.values as ValuesOf<Columns>
  const address = values.addressRu ?? addressOf(values.streetRu, values.house)
  if (problems.length > 0 || locationCode === null || address === null) return { pharmacy: null, problems }
  return {
    pharmacy: {
      ...values,
      locationCode,
      addressRu: address,
      addressBe: values.addressBe ?? addressOf(values.streetBe, values.house),
      addressEn: values.addressEn ?? addressOf(values.streetEn, values.house),
      hours: values.roundTheClock ? alwaysOpen : values.hours,
    },
    problems,
  }
}

const CHAIN_NAMES = ['chainName', 'chainNameBe', 'chainNameEn'] as const

/** Rows that call a chain otherwise than an earlier row does; a row may leave the name to another one. */
const otherChainNames = (content: TableContent<Columns>): Problem[] =>
  CHAIN_NAMES.flatMap(column => {
    const named = new Map<string, { readonly name: string; readonly line: number }>()
    return content.rows.flatMap(row => {
      const { chain, [column]: found } = row.values
      if (!chain || !found) return []
      const earlier = named.get(chain)
      if (!earlier) named.set(chain, { name: found, line: row.line })
      if (!earlier || earlier.name === found) return []
      const params = { chain, ...earlier }
      return [problemAt(content, row, column, 'problem.otherChainName', { params, found })]
    })
  })

const addressOf = (street: string | null, house: string | null): string | null =>
  street && (house ? `${street}, ${house}` : street)
