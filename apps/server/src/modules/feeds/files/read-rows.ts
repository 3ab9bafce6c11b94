import { cellsOf, delimiterOf } from './cells-of.ts'
import { readLines } from './read-lines.ts'
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
    /** A row with fewer cells is broken. */
    readonly least: number
    readonly read: (cells: readonly string[], line: number) => Row
  }
  /** Reads a row of NDJSON. */
  readonly json: (cell: (name: string) => string, line: number) => Row
  /** Told as missing where a feed is empty. */
  readonly needed: readonly string[]
}

type ReadLine<Row> = (text: string, line: number) => Row | BrokenRow

/** The rows of a feed (CSV with a header, or NDJSON), some thousands at a time. */
export async function* readRows<Row>(
  file: Spooled,
  rowsOf: RowsOf<Row>,
): AsyncGenerator<readonly (Row | BrokenRow)[]> {
  let read: ReadLine<Row> | null = null
  let line = 0
  for await (const lines of readLines(file)) {
    const rows: (Row | BrokenRow)[] = []
    for (const text of lines) {
      line += 1
      if (text.trim() === '') continue
      if (read) rows.push(read(text, line))
      else if (text.trimStart().startsWith('{')) {
        read = jsonReader(rowsOf)
        rows.push(read(text, line))
      } else read = csvReader(text, rowsOf)
    }
    yield rows
  }
  if (!read) throw new WrongColumns(rowsOf.needed)
}

function csvReader<Row>(header: string, { csv }: RowsOf<Row>): ReadLine<Row> {
  const delimiter = delimiterOf(header)
  const names = (cellsOf(header.trim(), delimiter) ?? []).map(name => name.trim())
  const { least, read } = csv(names)
  return (text, line) => {
    const cells = cellsOf(text.endsWith('\r') ? text.slice(0, -1) : text, delimiter)
    if (cells === null) return { line, problem: 'quotes' }
    if (cells.length < least || cells.length > names.length) return { line, problem: 'columns' }
    return read(cells, line)
  }
}

function jsonReader<Row>({ json }: RowsOf<Row>): ReadLine<Row> {
  return (text, line) => {
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
