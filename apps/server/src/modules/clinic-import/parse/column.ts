import type { ClinicImportKey } from '@vizit/i18n/clinic-import-texts.ts'

/** What a cell should have held. */
export interface Expected {
  expected: ClinicImportKey
  params?: Readonly<Record<string, string | number>>
}

export type Parsed<Value> = { value: Value } | Expected
/** Reads a cell that is not empty, without spaces around. */
export type CellParser<Value> = (text: string) => Parsed<Value>

export interface Column<Value> {
  /** What clinics write above it: first the name used in messages and in the documentation. */
  headers: readonly string[]
  parse: CellParser<Value>
  /** What an empty cell or an absent column means; absent = the cell must be filled. */
  whenEmpty?: { value: Value }
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
