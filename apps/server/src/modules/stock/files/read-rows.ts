import { createReadStream } from 'node:fs'
import type { StockCells, StockProblem } from '@vizit/domain/drugs/stock-row.ts'
import type { Spooled } from './spool.ts'

export interface FeedRow extends StockCells {
  readonly line: number
  readonly pharmacy: string
  readonly pack: string
  readonly code: string
}

export interface BrokenRow {
  readonly line: number
  readonly problem: StockProblem
}

/** Columns that a feed must have, of which none is named twice. */
export class WrongColumns extends Error {
  readonly columns: readonly string[]

  constructor(columns: readonly string[]) {
    super(`the feed lacks ${columns.join(', ')}`)
    this.columns = columns
  }
}

type ReadLine = (text: string, line: number) => FeedRow | BrokenRow

/** Some thousand rows: other requests have a turn after each. */
const CHUNK_BYTES = 32 * 1024
/** A longer line is none of a feed, and would fill the memory. */
const LONGEST_LINE = 100_000

/** The rows of a feed (CSV with a header, or NDJSON), some thousands at a time. */
export async function* readRows(file: Spooled): AsyncGenerator<readonly (FeedRow | BrokenRow)[]> {
  let read: ReadLine | null = null
  let line = 0
  for await (const lines of readLines(file)) {
    const rows: (FeedRow | BrokenRow)[] = []
    for (const text of lines) {
      line += 1
      if (text.trim() === '') continue
      if (read) rows.push(read(text, line))
      else if (text.trimStart().startsWith('{')) {
        read = readJson
        rows.push(read(text, line))
      } else read = csvReader(text)
    }
    yield rows
  }
  if (!read) throw new WrongColumns(['pharmacy', 'pack', 'price'])
}

async function* readLines({ path, encoding }: Spooled): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE)
    yield lines
  }
  const last = rest + decoder.decode()
  if (last !== '') yield [last]
}

const NAMES = ['pharmacy', 'pack', 'code', 'price', 'quantity', 'bestBefore', 'updatedAt'] as const
type Name = (typeof NAMES)[number]

function csvReader(header: string): ReadLine {
  const delimiter =
    [';', ',', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','
  const names = (cellsOf(header.trim(), delimiter) ?? []).map(name => name.trim().toLowerCase())
  const at = Object.fromEntries(NAMES.map(name => [name, names.indexOf(name.toLowerCase())])) as Record<
    Name,
    number
  >
  const missing = (['pharmacy', 'price'] as const).filter(name => at[name] < 0)
  if (at.pack < 0 && at.code < 0) throw new WrongColumns([...missing, 'pack'])
  if (missing.length > 0) throw new WrongColumns(missing)
  const last = Math.max(at.pharmacy, at.price)
  return (text, line) => {
    const cells = cellsOf(text.endsWith('\r') ? text.slice(0, -1) : text, delimiter)
    if (cells === null) return { line, problem: 'quotes' }
    if (cells.length <= last || cells.length > names.length) return { line, problem: 'columns' }
    const cell = (index: number) => (index < 0 ? '' : (cells[index] ?? '').trim())
    return {
      line,
      ...{ pharmacy: cell(at.pharmacy), pack: cell(at.pack), code: cell(at.code), price: cell(at.price) },
      ...{ quantity: cell(at.quantity), bestBefore: cell(at.bestBefore), updatedAt: cell(at.updatedAt) },
    }
  }
}

/** The cells of one line; null: its quotation marks are broken. A cell has no line breaks. */
function cellsOf(text: string, delimiter: string): readonly string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let rest = text; ; ) {
    const [whole, quoted] = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest) ?? []
    const end = whole === undefined ? rest.indexOf(delimiter) : whole.length
    const cell =
      quoted === undefined ? rest.slice(0, end < 0 ? undefined : end) : quoted.replaceAll('""', '"')
    if (quoted === undefined && cell.includes('"')) return null
    cells.push(cell)
    if (end < 0 || end === rest.length) return cells
    if (!rest.startsWith(delimiter, end)) return null
    rest = rest.slice(end + delimiter.length)
  }
}

function readJson(text: string, line: number): FeedRow | BrokenRow {
  try {
    const row = JSON.parse(text) as Readonly<Record<string, unknown>> | null
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return { line, problem: 'json' }
    const cell = (name: Name) => {
      const value = row[name]
      return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
    }
    return {
      line,
      ...{ pharmacy: cell('pharmacy'), pack: cell('pack'), code: cell('code'), price: cell('price') },
      ...{ quantity: cell('quantity'), bestBefore: cell('bestBefore'), updatedAt: cell('updatedAt') },
    }
  } catch {
    return { line, problem: 'json' }
  }
}
