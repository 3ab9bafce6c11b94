import type { ClinicImportKey } from '@vizit/i18n/clinic-import-texts.ts'

/** What the cell should have contained. */
export interface Expected {
  expected: ClinicImportKey
  params?: Readonly<Record<string, string | number>>
}

export type Parsed<Value> = { value: Value } | Expected
/** Reads the trimmed text of a cell that is not empty. */
export type CellParser<Value> = (text: string) => Parsed<Value>

export interface Column<Value> {
  /** The headers that clinics use; the first is the name in messages and in the documentation. */
  headers: readonly string[]
  parse: CellParser<Value>
  /** The value of an empty cell or an absent column. Absent: the cell is required. */
  whenEmpty?: { value: Value }
  /** What stands in a cell that cannot be read is not told: messages end in logs. */
  isPersonal?: true
}

export function required<Value>(parse: CellParser<Value>, ...headers: string[]): Column<Value> {
  return { headers, parse }
}

export function optional<Value>(parse: CellParser<Value>, ...headers: string[]): Column<Value | null> {
  return { headers, parse, whenEmpty: { value: null } }
}

export function withDefault<Value>(
  value: Value,
  parse: CellParser<Value>,
  ...headers: string[]
): Column<Value> {
  return { headers, parse, whenEmpty: { value } }
}

/** A column of people's own data. */
export const personal = <Value>(column: Column<Value>): Column<Value> => ({ ...column, isPersonal: true })
