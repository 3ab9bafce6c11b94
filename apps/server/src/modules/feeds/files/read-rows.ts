import { cellsOf, delimiterOf } from './cells-of.ts'
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

type ReadLine<Row> = (text: Line, line: number) => Row | BrokenRow

/**
 * The rows of a feed (CSV with a header, or NDJSON), some thousands at a time, each made when it is asked for. One generator reads the
 * file and hands on no list: lists that went through two outlived young collections by the megabyte.
 */
export async function* readRows<Row>(
  { read, encoding }: Spooled,
  rowsOf: RowsOf<Row>,
): AsyncGenerator<Iterable<Row | BrokenRow>> {
  const decoder = new TextDecoder(encoding)
  const lines = new LineSplitter()
  const reader = new RowReader(rowsOf)
  for await (const chunk of read()) yield reader.rows(lines.take(decoder.decode(chunk, { stream: true })))
  yield reader.rows(lines.last(decoder.decode()))
  if (!reader.hasBegun) throw new WrongColumns(rowsOf.needed)
}

/** Reads lines one after the other; the first one says how. */
class RowReader<Row> {
  readonly #rowsOf: RowsOf<Row>
  #read: ReadLine<Row> | null = null
  #line = 0

  constructor(rowsOf: RowsOf<Row>) {
    this.#rowsOf = rowsOf
  }

  get hasBegun(): boolean {
    return this.#read !== null
  }

  *rows(lines: readonly Line[]): Generator<Row | BrokenRow> {
    for (const text of lines) {
      this.#line += 1
      if (text?.trim() === '') continue
      if (this.#read) yield this.#read(text, this.#line)
      else if (text === null) throw new WrongColumns(this.#rowsOf.needed)
      else if (text.trimStart().startsWith('{')) {
        this.#read = jsonReader(this.#rowsOf)
        yield this.#read(text, this.#line)
      } else this.#read = csvReader(text, this.#rowsOf)
    }
  }
}

function csvReader<Row>(header: string, { csv }: RowsOf<Row>): ReadLine<Row> {
  const delimiter = delimiterOf(header)
  const names = (cellsOf(header.trim(), delimiter) ?? []).map(name => name.trim())
  const { least, read } = csv(names)
  // "12,50" without quotation marks would be two cells.
  const fewest = delimiter === ',' ? names.length : least
  return (text, line) => {
    if (text === null) return { line, problem: 'columns' }
    const cells = cellsOf(text.endsWith('\r') ? text.slice(0, -1) : text, delimiter)
    if (cells === null) return { line, problem: 'quotes' }
    // Some programs end each row with a separator that the header lacks.
    const isWider =
      delimiter === ','
        ? cells.length > names.length
        : cells.slice(names.length).some(cell => cell.trim() !== '')
    if (cells.length < fewest || isWider) return { line, problem: 'columns' }
    return read(cells.length > names.length ? cells.slice(0, names.length) : cells, line)
  }
}

function jsonReader<Row>({ json }: RowsOf<Row>): ReadLine<Row> {
  return (text, line) => {
    if (text === null) return { line, problem: 'json' }
    try {
      const row = JSON.parse(text) as Readonly<Record<string, unknown>> | null
      if (typeof row !== 'object' || row === null || Array.isArray(row)) return { line, problem: 'json' }
      return json(name => textOf(row[name]), line)
    } catch {
      return { line, problem: 'json' }
    }
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
