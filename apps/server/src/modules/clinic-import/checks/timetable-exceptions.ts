import { addDays, daysBetween } from '@vizit/domain/time/civil-date.ts'
import type { Contents } from '../files/read-tables.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from './problem-at.ts'
import { hoursProblem } from './rows.ts'

const LONGEST_PERIOD_DAYS = 366

type ExceptionValues = Contents['exceptions']['rows'][number]['values']

/** The dates of a row of exceptions; none if the row has no valid dates. */
export function datesOf({ date, dateTo }: ExceptionValues): string[] {
  if (date === undefined || dateTo === undefined) return []
  const days = dateTo === null ? 0 : daysBetween(date, dateTo)
  if (days < 0 || days >= LONGEST_PERIOD_DAYS) return []
  return Array.from({ length: days + 1 }, (_, index) => addDays(date, index))
}

/** Rows of exceptions whose dates or hours contradict each other. */
export function checkTimetableExceptions({ exceptions }: Contents): Problem[] {
  return exceptions.rows.flatMap(row => {
    const { date, dateTo, branch, starts, ends, slotMinutes } = row.values
    const problems: Problem[] = []
    const report = (column: keyof ExceptionValues, key: Problem['key'], params = {}) =>
      problems.push(problemAt(exceptions, row, column, key, { params }))
    if (date && dateTo && dateTo < date) report('dateTo', 'problem.validToBeforeFrom')
    else if (date && dateTo && daysBetween(date, dateTo) >= LONGEST_PERIOD_DAYS) {
      report('dateTo', 'problem.tooManyDates', { most: LONGEST_PERIOD_DAYS })
    }
    const hours = [starts, ends, slotMinutes]
    const given = hours.filter(cell => cell !== null).length
    if (given > 0 && given < hours.length) report('starts', 'problem.hoursIncomplete')
    if (given > 0 && branch === null) report('branch', 'problem.hoursNeedBranch')
    const key = hoursProblem(starts, ends, slotMinutes)
    if (key) report('ends', key, { minutes: slotMinutes ?? 0 })
    return problems
  })
}
