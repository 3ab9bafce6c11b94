import type { ClinicImportKey } from '@vizit/i18n/clinic-import-texts.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { encodingOf } from './encoding-of.ts'

export interface CsvLine {
  line: number
  cells: string[]
}

export interface CsvProblem {
  line: number | null
  key: ClinicImportKey
}

export interface CsvLines {
  lines: CsvLine[]
  /** Rows that could not be read, or problems of the whole file. */
  problems: CsvProblem[]
}

/** How many rows with broken quotation marks are reported for one file; reading stops there. */
const MOST_SPOILT = 20

/**
 * The cells of a CSV file in UTF-8, or in any encoding that is usual here; the separator of its first line (semicolon, comma or
 * tab) is used for all.
 */
export function readCsv(bytes: Uint8Array, { anyEncoding = false } = {}): CsvLines {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8' && !anyEncoding)
    return { lines: [], problems: [{ line: null, key: 'problem.notUtf8' }] }
  return readCells(new TextDecoder(encoding).decode(bytes))
}

/** Reports a row with broken quotation marks and goes on with the next line. */
function readCells(text: string): CsvLines {
  const delimiter = separatorOf(text)
  const begins = lineBegins(text)
  const read: CsvLines = { lines: [], problems: [] }
  let from = 0
  while (from < begins.length && read.problems.length < MOST_SPOILT) {
    const { lines, spoiltAfter } = readUntilSpoilt(text.slice(begins[from]), delimiter)
    for (const { line, cells } of lines) read.lines.push({ line: from + line, cells })
    if (spoiltAfter === null) break
    const line = from + spoiltAfter + 1
    read.problems.push({ line, key: 'problem.quotes' })
    from = line
  }
  return read
}

/** The rows before the first broken one, if any, and then the number of the line before it. */
function readUntilSpoilt(text: string, delimiter: string): { lines: CsvLine[]; spoiltAfter: number | null } {
  const lines: CsvLine[] = []
  // A row begins where the previous one ended: quoted cells may contain line breaks.
  let ended = 0
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      trim: true,
      on_record: (cells, context) => {
        if (cells.some(cell => cell !== '')) lines.push({ line: ended + 1, cells })
        ended = context.lines
        return null
      },
    })
    return { lines, spoiltAfter: null }
  } catch (error) {
    // The parser names the line where it gave up, often the file's last; the error is in the row that it had
    // begun.
    if (error instanceof CsvError) return { lines, spoiltAfter: ended }
    throw error
  }
}

function lineBegins(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length)]
}

function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: string) => first.split(separator).length
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
