/*
 * Answers as a rendered page carries them: rows of the same shape are written as columns, and in a column of times or of ids what is
 * added to the one before. Of a doctor's free times of two months, which are most of that page, a fifth is left.
 */

/** It stands for as many rows. */
const ROWS = '~'
/** Fewer are not worth it. */
const FEWEST = 4
const ID = /^[1-9]\d{0,14}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/
const MINUTE_MS = 60_000
const MINUTES_PER_DAY = 1440

type Row = Readonly<Record<string, unknown>>
type Column =
  | { readonly same: unknown }
  | { readonly ids: number[] }
  | { readonly times: number[] }
  | unknown[]

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function packed(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keys = keysOfAll(value)
    if (!keys) return value.map(packed)
    const columns = keys.map(key => [key, column(value.map(row => row[key]))] as const)
    return Object.fromEntries([[ROWS, value.length], ...columns])
  }
  return isRow(value) ? mapped(value, packed) : value
}

export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isRow(value)) return value
  const length = value[ROWS]
  if (typeof length !== 'number') return mapped(value, unpacked)
  const { [ROWS]: _, ...columns } = value
  const all = Object.entries(columns).map(([key, given]) => [key, cells(given as Column, length)] as const)
  return Array.from({ length }, (_row, at) => Object.fromEntries(all.map(([key, of]) => [key, of[at]])))
}

const mapped = (row: Row, each: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, each(value)]))

/** The keys of these rows; undefined if they are few or have others. */
function keysOfAll(rows: readonly unknown[]): string[] | undefined {
  const [first] = rows
  if (rows.length < FEWEST || !isRow(first)) return undefined
  const keys = Object.keys(first)
  const isAlike = (row: unknown) =>
    isRow(row) && Object.keys(row).length === keys.length && keys.every(key => Object.hasOwn(row, key))
  return rows.every(isAlike) ? keys : undefined
}

function column(values: readonly unknown[]): Column {
  const [first] = values
  if (!isObject(first) && values.every(value => value === first)) return { same: first }
  if (values.every(isText(ID))) return { ids: differences(values.map(Number)) }
  if (values.every(isText(TIME))) return { times: differences(values.map(minutesOf)) }
  return values.map(packed)
}

function cells(given: Column, length: number): readonly unknown[] {
  if (Array.isArray(given)) return given.map(unpacked)
  if ('same' in given) return Array.from({ length }, () => given.same)
  return 'ids' in given ? sums(given.ids).map(String) : sums(given.times).map(timeOf)
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const isText = (shape: RegExp) => (value: unknown) => typeof value === 'string' && shape.test(value)

const differences = (numbers: readonly number[]) => numbers.map((each, at) => each - (numbers[at - 1] ?? 0))

function sums(added: readonly number[]): number[] {
  let sum = 0
  return added.map(each => (sum += each))
}

const minutesOf = (time: unknown) => Date.parse(String(time)) / MINUTE_MS

const twoDigits = (value: number) => String(value).padStart(2, '0')

let last: { readonly day: number; readonly date: string } | undefined

function timeOf(minutes: number): string {
  const day = Math.floor(minutes / MINUTES_PER_DAY)
  if (last?.day !== day)
    last = { day, date: new Date(day * MINUTES_PER_DAY * MINUTE_MS).toISOString().slice(0, 11) }
  const ofDay = minutes - day * MINUTES_PER_DAY
  return `${last.date}${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}:00Z`
}
