import type { ClinicImportKey } from '@vizit/i18n/clinic-import-texts.ts'
import { CsvError, type Info, parse } from 'csv-parse/sync'

export interface CsvLine {
  line: number
  cells: string[]
}

export type CsvLines = { lines: CsvLine[] } | { line: number | null; key: ClinicImportKey }

/** The cells of a CSV file in UTF-8, separated as its first line is: by semicolons, commas or tabs. */
export function readCsv(bytes: Uint8Array): CsvLines {
  const text = decoded(bytes)
  if (text === null) return { line: null, key: 'problem.notUtf8' }
  try {
    return { lines: numbered(parseCells(text)) }
  } catch (error) {
    if (error instanceof CsvError) return { line: Number(error.lines) || null, key: 'problem.quotes' }
    throw error
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function parseCells(text: string): { record: string[]; info: Info }[] {
  return parse(text, {
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    trim: true,
  }) as unknown as { record: string[]; info: Info }[]
}

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: string) => first.split(separator).length
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** A record begins where the one before it ended: a quoted cell may hold line breaks. */
function numbered(records: { record: string[]; info: Info }[]): CsvLine[] {
  return records
    .map(({ record }, index) => ({ line: (records[index - 1]?.info.lines ?? 0) + 1, cells: record }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
}
