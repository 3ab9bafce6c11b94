import type { Column } from '../parse/column.ts'

// biome-ignore lint/suspicious/noExplicitAny: a column of any value
export type Columns = Record<string, Column<any>>

/** One kind of file of a clinic's folder. */
export interface Table<Of extends Columns> {
  /** The first is the name used in messages and in the documentation. */
  files: readonly [string, ...string[]]
  columns: Of
  /** Whether the folder must contain it. */
  needed: boolean
  /** Written by another system: columns that are not listed are ignored, and any usual encoding is read. */
  foreign: boolean
}

export type ValuesOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never
}

export interface Row<Of extends Columns> {
  line: number
  /** Without the cells that could not be read; those are already reported. */
  values: Partial<ValuesOf<Of>>
  /** How the file has values that are kept in another form, such as dates. Absent: there are none. */
  written?: { readonly [Name in keyof Of]?: string }
}

export interface TableContent<Of extends Columns> {
  file: string
  /** `whole`: all rows were read. `absent`: no such file. `reported`: some of it could not be read. */
  state: 'whole' | 'absent' | 'reported'
  /** The header of each column as written in the file. */
  headers: Record<keyof Of, string>
  rows: Row<Of>[]
}

export function table<Of extends Columns>(
  files: readonly [string, ...string[]],
  columns: Of,
  { needed = false, foreign = false } = {},
): Table<Of> {
  return { files, columns, needed, foreign }
}

/** Whether every cell of a row could be read. */
export function isWhole<Of extends Columns>(
  { columns }: Table<Of>,
  values: Partial<ValuesOf<Of>>,
): values is ValuesOf<Of> {
  return Object.keys(columns).every(column => column in values)
}
