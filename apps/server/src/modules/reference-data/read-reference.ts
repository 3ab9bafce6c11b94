import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

const FOLDER = join(import.meta.dirname, '../../../../../data')

export type ReferenceFile =
  | 'locations'
  | 'specialties'
  | 'services'
  | 'names'
  | 'person_names'
  | 'holidays_by'
  | 'atc_groups'
  | 'search_synonyms'
  | 'search_complaints'
  | 'demo_drugs'
  | 'demo_drug_packs'

export const referencePath = (file: ReferenceFile) => join(FOLDER, `${file}.csv`)

/** A file of `data/`, one record per row; data/README.md describes the columns. */
export async function readReference<Column extends string>(
  file: ReferenceFile,
  columns: readonly Column[],
): Promise<Record<Column, string>[]> {
  const rows: Record<string, string>[] = parse(await readFile(referencePath(file)), {
    bom: true,
    columns: true,
    skip_empty_lines: true,
  })
  const missing = columns.filter(column => rows[0]?.[column] === undefined)
  if (missing.length > 0) throw new Error(`data/${file}.csv lacks the columns ${missing.join(', ')}`)
  return rows as Record<Column, string>[]
}

/** The parts of a cell that contains a list. */
export function listOf(cell: string): string[] {
  return cell
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)
}
