import type { Column } from '../parse/column.ts'

// biome-ignore lint/suspicious/noExplicitAny: a column of any value
export type Columns = Record<string, Column<any>>

/** One kind of file of a clinic's folder. */
export interface Table<Of extends Columns> {
  /** First the name used in messages and in the documentation. */
  files: readonly [string, ...string[]]
  columns: Of
  /** Must the folder have it? */
  needed: boolean
}

export type ValuesOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never
}

export interface Row<Of extends Columns> {
  line: number
  /** Without the cells that could not be read: those are reported already. */
  values: Partial<ValuesOf<Of>>
}

export interface TableContent<Of extends Columns> {
  file: string
  /** Are all its rows here? Not where the file is absent, or where some of it could not be read. */
  state: 'whole' | 'absent' | 'reported'
  /** The header of each column as it stands in the file. */
  headers: Record<keyof Of, string>
  rows: Row<Of>[]
}

export function table<Of extends Columns>(
  files: readonly [string, ...string[]],
  columns: Of,
  { needed = false } = {},
): Table<Of> {
  return { files, columns, needed }
}

/** Could every cell of a row be read? */
export function isWhole<Of extends Columns>(
  { columns }: Table<Of>,
  values: Partial<ValuesOf<Of>>,
): values is ValuesOf<Of> {
  return Object.keys(columns).every(column => column in values)
}
