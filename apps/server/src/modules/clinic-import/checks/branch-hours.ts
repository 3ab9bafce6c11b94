import { openingMinutes } from '@vizit/domain/schedule/opening-minutes.ts'
import { addDays, type CivilDate, daysBetween } from '@vizit/domain/time/civil-date.ts'
import type { Contents } from '../files/read-tables.ts'
import type { Columns, Row, TableContent } from '../files/table.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from './problem-at.ts'

const LONGEST_PERIOD_DAYS = 366
/** Closed all day excludes every other row of the date. */
const WHOLE_DAY = { opens: 0, closes: 2880 }

/** A latitude without a longitude shows no place, nor the other way round. */
export function checkCoordinates({ branches }: Contents): Problem[] {
  return branches.rows.flatMap(row => {
    const { latitude, longitude } = row.values
    if (latitude === undefined || longitude === undefined) return []
    if ((latitude === null) === (longitude === null)) return []
    const missing = latitude === null ? 'latitude' : 'longitude'
    return [problemAt(branches, row, missing, 'problem.coordinatesIncomplete')]
  })
}

/** Hours of one branch and day that overlap. */
export function checkBranchHours({ branchHours }: Contents): Problem[] {
  return overlaps(branchHours, ({ branch, days, opens, closes }) => {
    if (!branch || !days || !opens || !closes) return []
    return days.map(day => ({ key: JSON.stringify([branch, day]), ...openingMinutes(opens, closes) }))
  })
}

type ExceptionValues = Contents['branchExceptions']['rows'][number]['values']

/** The dates of a row; none if it has no valid dates. */
export function exceptionDates({ date, dateTo }: ExceptionValues): CivilDate[] {
  if (date === undefined || dateTo === undefined) return []
  const days = dateTo === null ? 0 : daysBetween(date, dateTo)
  if (days < 0 || days >= LONGEST_PERIOD_DAYS) return []
  return Array.from({ length: days + 1 }, (_, index) => addDays(date, index))
}

/** Rows whose dates or hours contradict each other. */
export function checkBranchExceptions({ branches, branchExceptions: table }: Contents): Problem[] {
  const all = branches.rows.flatMap(({ values: { code } }) => code ?? [])
  return [
    ...table.rows.flatMap(row => {
      const { date, dateTo, opens, closes } = row.values
      const problems: Problem[] = []
      if (date && dateTo && dateTo < date)
        problems.push(problemAt(table, row, 'dateTo', 'problem.validToBeforeFrom'))
      else if (date && dateTo && daysBetween(date, dateTo) >= LONGEST_PERIOD_DAYS) {
        const params = { most: LONGEST_PERIOD_DAYS }
        problems.push(problemAt(table, row, 'dateTo', 'problem.tooManyDates', { params }))
      }
      if (opens !== undefined && closes !== undefined && (opens === null) !== (closes === null))
        problems.push(problemAt(table, row, opens === null ? 'opens' : 'closes', 'problem.openingIncomplete'))
      return problems
    }),
    ...overlaps(table, values => {
      const { branch, opens, closes } = values
      if (branch === undefined || opens === undefined || closes === undefined) return []
      const hours = opens && closes ? openingMinutes(opens, closes) : WHOLE_DAY
      return (branch === null ? all : [branch]).flatMap(code =>
        exceptionDates(values).map(date => ({ key: JSON.stringify([code, date]), ...hours })),
      )
    }),
  ]
}

interface Span {
  readonly key: string
  readonly opens: number
  readonly closes: number
}

/** The first overlap of each row with an earlier one. */
function overlaps<Of extends Columns>(
  content: TableContent<Of>,
  spansOf: (values: Row<Of>['values']) => readonly Span[],
): Problem[] {
  const earlier = new Map<string, (Span & { readonly line: number })[]>()
  return content.rows.flatMap(row => {
    const spans = spansOf(row.values)
    const lines = spans.flatMap(({ key, opens, closes }) =>
      (earlier.get(key) ?? [])
        .filter(span => span.opens < closes && opens < span.closes)
        .map(({ line }) => line),
    )
    for (const span of spans) {
      const known = earlier.get(span.key) ?? []
      earlier.set(span.key, [...known, { ...span, line: row.line }])
    }
    const [line] = lines
    return line === undefined
      ? []
      : [problemAt(content, row, null, 'problem.openingOverlap', { params: { line } })]
  })
}
