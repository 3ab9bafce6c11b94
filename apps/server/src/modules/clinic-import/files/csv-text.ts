import type { ClinicImportKey } from '@vizit/i18n/clinic-import-texts.ts'
import { CsvError, parse } from 'csv-parse/sync'

export interface CsvLine {
  line: number
  cells: string[]
}

export type CsvLines = { lines: CsvLine[] } | { line: number | null; key: ClinicImportKey }

/** The cells of a CSV file in UTF-8, separated as its first line is: by semicolons, commas or tabs. */
export function readCsv(bytes: Uint8Array): CsvLines {
  const text = decoded(bytes)
  return text === null ? { line: null, key: 'problem.notUtf8' } : readCells(text)
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function readCells(text: string): CsvLines {
  const lines: CsvLine[] = []
  // A row begins where the one before it ended: a quoted cell may hold line breaks.
  let ended = 0
  try {
    parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      trim: true,
      on_record: (cells, context) => {
        if (cells.some(cell => cell !== '')) lines.push({ line: ended + 1, cells })
        ended = context.lines
        return null
      },
    })
    return { lines }
  } catch (error) {
    // The parser names the line where it gave up, often the file's last; the fault is in the row that it began.
    if (error instanceof CsvError) return { line: ended + 1, key: 'problem.quotes' }
    throw error
  }
}

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: string) => first.split(separator).length
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
