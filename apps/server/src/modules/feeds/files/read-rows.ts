import { BrokenOff } from './broken-off.ts'
import { cellsOf, delimiterOf, endsInQuotes } from './cells-of.ts'
import { type Line, LineSplitter } from './line-splitter.ts'
import type { Spooled } from './spool.ts'
import { WrongColumns } from './wrong-columns.ts'

export const rowProblems = ['columns', 'quotes', 'json'] as const
export type RowProblem = (typeof rowProblems)[number]

/** A row that cannot be read at all. */
export interface BrokenRow<Problem = RowProblem> {
  readonly line: number
  readonly problem: Problem
}

/** How the rows of one kind of feed are made of its cells. */
export interface RowsOf<Row> {
  /** Reads the rows below this header. Throws `WrongColumns`. */
  readonly csv: (header: readonly string[]) => {
    /** A row with fewer cells is broken; where commas separate them, a row with fewer than the header. */
    readonly least: number
    readonly read: (cells: readonly string[], line: number) => Row
  }
  /** Reads a row of NDJSON. */
  readonly json: (cell: (name: string) => string, line: number) => Row
  /** Told as missing where a feed is empty. */
  readonly needed: readonly string[]
}

interface LineReader<Row> {
  readonly read: (text: Line, line: number) => Row | BrokenRow
  /** Whether this line, the last one and without a line break, is only the beginning of a row. */
  readonly isPart: (text: string) => boolean
}

/** Programs of the days of DOS end their files with it. */
const END_OF_FILE = '\u001A'

/**
 * The rows of a feed (CSV with a header, or NDJSON), some thousands at a time, each made when it is asked for. One generator reads the
 * file and hands on no list: lists that went through two outlived young collections by the megabyte. Throws `BrokenOff` where the file ends
 * in the middle of a row.
 */
export async function* readRows<Row>(
  { read, encoding }: Spooled,
  rowsOf: RowsOf<Row>,
): AsyncGenerator<Iterable<Row | BrokenRow>> {
  const decoder = new TextDecoder(encoding)
  const lines = new LineSplitter()
  const reader = new RowReader(rowsOf)
  for await (const chunk of read()) yield reader.rows(lines.take(decoder.decode(chunk, { stream: true })))
  yield reader.rows(lines.last(decoder.decode()), { isUnended: true })
  if (!reader.hasBegun) throw new WrongColumns(rowsOf.needed)
}

/** Reads lines one after the other; the first one says how. */
class RowReader<Row> {
  readonly #rowsOf: RowsOf<Row>
  #reader: LineReader<Row> | null = null
  #line = 0

  constructor(rowsOf: RowsOf<Row>) {
    this.#rowsOf = rowsOf
  }

  get hasBegun(): boolean {
    return this.#reader !== null
  }

  *rows(lines: readonly Line[], { isUnended = false } = {}): Generator<Row | BrokenRow> {
    for (const text of lines) {
      this.#line += 1
      if (text?.trim() === '' || (isUnended && text === END_OF_FILE)) continue
      if (!this.#reader) {
        if (text === null) throw new WrongColumns(this.#rowsOf.needed)
        const isJson = text.trimStart().startsWith('{')
        this.#reader = isJson ? jsonReader(this.#rowsOf) : csvReader(text, this.#rowsOf)
        if (!isJson) continue
      }
      if (isUnended && text !== null && this.#reader.isPart(text)) throw new BrokenOff()
      yield this.#reader.read(text, this.#line)
    }
  }
}

function csvReader<Row>(header: string, { csv }: RowsOf<Row>): LineReader<Row> {
  const delimiter = delimiterOf(header)
  const names = (cellsOf(header.trim(), delimiter) ?? []).map(name => name.trim())
  const { least, read } = csv(names)
  // "12,50" without quotation marks would be two cells.
  const fewest = delimiter === ',' ? names.length : least
  /** Rows may leave out their last cells; who does so once may do so in the last one. */
  let shortest = names.length
  return {
    read(text, line) {
      if (text === null) return { line, problem: 'columns' }
      const cells = cellsOf(text.endsWith('\r') ? text.slice(0, -1) : text, delimiter)
      if (cells === null) return { line, problem: 'quotes' }
      // Some programs end each row with a separator that the header lacks.
      const isWider =
        delimiter === ','
          ? cells.length > names.length
          : cells.slice(names.length).some(cell => cell.trim() !== '')
      if (cells.length < fewest || isWider) return { line, problem: 'columns' }
      if (cells.length < shortest) shortest = cells.length
      return read(cells.length > names.length ? cells.slice(0, names.length) : cells, line)
    },
    isPart: text =>
      endsInQuotes(text, delimiter) || (cellsOf(text, delimiter) ?? text.split(delimiter)).length < shortest,
  }
}

function jsonReader<Row>({ json }: RowsOf<Row>): LineReader<Row> {
  return {
    read(text, line) {
      const row = text === null ? undefined : parsed(text)
      if (typeof row !== 'object' || row === null || Array.isArray(row)) return { line, problem: 'json' }
      return json(name => textOf((row as Readonly<Record<string, unknown>>)[name]), line)
    },
    isPart: text => parsed(text) === undefined,
  }
}

/** Undefined: it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
