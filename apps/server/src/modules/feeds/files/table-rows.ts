import {
  type Columns,
  matchHeaders,
  type Problem,
  type Row,
  readRow,
  type Table,
} from '../../clinic-import/public.ts'
import { headersOf, type SentHeaders } from './headers-of.ts'
import type { RowsOf } from './read-rows.ts'
import { WrongColumns } from './wrong-columns.ts'

/** A row of a feed with the values that could be read, and its problems. */
export interface TableRow<Of extends Columns> extends Row<Of> {
  readonly problems: readonly Problem[]
  /** What the sender calls the columns. */
  readonly headers: () => SentHeaders<Of>
}

interface Shortened<Of extends Columns> {
  /** A file that has this column may have rows that say nothing else but `needs`; */
  readonly by: keyof Of & string
  /** it needs no other columns. A row that has to say more is then told what it lacks. */
  readonly needs: readonly (keyof Of & string)[]
}

/** The rows of a feed that has the columns of a file that can also be imported, under any of their names. */
export function tableRows<Of extends Columns>(
  { columns, files: [file] }: Table<Of>,
  shortened?: Shortened<Of>,
): RowsOf<TableRow<Of>> {
  const names = Object.keys(columns) as (keyof Of & string)[]
  const needed = names.filter(name => !columns[name]?.whenEmpty)
  const nameOf = (name: keyof Of) => columns[name]?.headers[1] ?? columns[name]?.headers[0] ?? ''
  return {
    needed: needed.map(nameOf),
    csv(header) {
      const { positions, problems } = matchHeaders(columns, header, { file, line: 1, foreign: true })
      const twice = problems.filter(({ key }) => key === 'problem.duplicateColumn')
      if (twice.length > 0)
        throw new WrongColumns(
          twice.map(({ column }) => column ?? ''),
          'duplicate_column',
        )
      const absent = needed.filter(name => !positions.has(name))
      const named = headersOf(columns, positions)
      const isShort = shortened !== undefined && positions.has(shortened.by)
      const missing = absent.filter(name => !isShort || shortened.needs.includes(name))
      if (missing.length > 0) throw new WrongColumns(missing.map(nameOf))
      const width = header.length
      // Beyond the row: empty in each.
      for (const name of absent) positions.set(name, { index: width, header: named[name] })
      const headers = () => named
      return {
        least: 1,
        read: (cells, line) => {
          const trimmed = cells.map(cell => cell.trim())
          const { row, problems } = readRow(columns, positions, { line, cells: trimmed }, { file, width })
          return { ...row, problems, headers }
        },
      }
    },
    json(cell, line) {
      const used = names.map(name => columns[name]?.headers.find(alias => cell(alias) !== ''))
      const cells = used.map(alias => (alias === undefined ? '' : cell(alias)))
      const given = new Map(
        names.flatMap((name, index) => (used[index] === undefined ? [] : [[name, { header: used[index] }]])),
      )
      const headers = () => headersOf(columns, given)
      const positions = new Map(
        names.map((name, index) => [name, { index, header: used[index] ?? nameOf(name) }]),
      )
      const { row, problems } = readRow(columns, positions, { line, cells }, { file, width: names.length })
      return { ...row, problems, headers }
    },
  }
}
