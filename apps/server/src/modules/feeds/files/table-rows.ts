import {
  type Columns,
  matchHeaders,
  type Problem,
  type Row,
  readRow,
  type Table,
} from '../../clinic-import/public.ts'
import type { RowsOf } from './read-rows.ts'
import { WrongColumns } from './wrong-columns.ts'

/** A row of a feed with the values that could be read, and its problems. */
export interface TableRow<Of extends Columns> extends Row<Of> {
  readonly problems: readonly Problem[]
}

/** The rows of a feed that has the columns of a file that can also be imported, under any of their names. */
export function tableRows<Of extends Columns>({ columns, files: [file] }: Table<Of>): RowsOf<TableRow<Of>> {
  const names = Object.keys(columns) as (keyof Of & string)[]
  const needed = names.filter(name => !columns[name]?.whenEmpty)
  const nameOf = (name: keyof Of) => columns[name]?.headers[1] ?? columns[name]?.headers[0] ?? ''
  const typed = ({ row, problems }: ReturnType<typeof readRow<Of>>): TableRow<Of> => ({ ...row, problems })
  return {
    needed: needed.map(nameOf),
    csv(header) {
      const { positions } = matchHeaders(columns, header, { file, line: 1, foreign: true })
      const missing = needed.filter(name => !positions.has(name))
      if (missing.length > 0) throw new WrongColumns(missing.map(nameOf))
      const width = header.length
      return {
        least: 1,
        read: (cells, line) =>
          typed(
            readRow(columns, positions, { line, cells: cells.map(cell => cell.trim()) }, { file, width }),
          ),
      }
    },
    json(cell, line) {
      const cells = names.map(name => (columns[name]?.headers ?? []).map(cell).find(Boolean) ?? '')
      const positions = new Map(names.map((name, index) => [name, { index, header: nameOf(name) }]))
      return typed(readRow(columns, positions, { line, cells }, { file, width: names.length }))
    },
  }
}
