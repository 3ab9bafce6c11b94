import { minutesOf } from '@vizit/domain/time/minsk.ts'
import type { Contents } from '../files/read-tables.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Rows whose cells are valid one by one and contradict each other. */
export function checkRows(contents: Contents): Problem[] {
  return [
    ...checkCounts(contents),
    ...checkDoctors(contents),
    ...checkServices(contents),
    ...checkHours(contents),
  ]
}

function checkCounts({ clinic, branches, doctors }: Contents): Problem[] {
  const about = (file: string, key: Problem['key'], params = {}) => ({
    file,
    line: null,
    column: null,
    key,
    params,
  })
  return [
    ...(clinic.rows.length > 1
      ? [about(clinic.file, 'problem.oneClinic', { count: clinic.rows.length })]
      : []),
    ...[branches, doctors]
      .filter(({ state, rows }) => state === 'whole' && rows.length === 0)
      .map(({ file }) => about(file, 'problem.noRows')),
  ]
}

function checkDoctors({ doctors }: Contents): Problem[] {
  return doctors.rows.flatMap(row => {
    const { adult, children, adultAge, adultAgeTo, childrenAge, childrenAgeTo } = row.values
    const problems: Problem[] = []
    if (adult === false && children === false) {
      problems.push(problemAt(doctors, row, 'children', 'problem.receivesNobody'))
    }
    // Missing bounds have the defaults of decisions D1.
    if ((adultAge ?? 18) > (adultAgeTo ?? 999))
      problems.push(problemAt(doctors, row, 'adultAgeTo', 'problem.ageRange'))
    if ((childrenAge ?? 0) >= (childrenAgeTo ?? 18)) {
      problems.push(problemAt(doctors, row, 'childrenAgeTo', 'problem.ageRange'))
    }
    return problems
  })
}

function checkServices({ services, serviceGroups }: Contents): Problem[] {
  const inside = new Set(
    serviceGroups.rows.filter(({ values }) => values.parent).map(({ values }) => values.code),
  )
  return [
    ...services.rows
      .filter(({ values }) => values.forAdult === false && values.forChildren === false)
      .map(row => problemAt(services, row, 'forChildren', 'problem.servesNobody')),
    ...serviceGroups.rows
      .filter(({ values }) => values.parent && inside.has(values.parent))
      .map(row =>
        problemAt(serviceGroups, row, 'parent', 'problem.groupTooDeep', { found: row.values.parent ?? '' }),
      ),
  ]
}

function checkHours({ timetable }: Contents): Problem[] {
  return timetable.rows.flatMap(row => {
    const { validFrom, validTo, starts, ends, slotMinutes } = row.values
    const problems: Problem[] = []
    if (validFrom && validTo && validTo < validFrom) {
      problems.push(problemAt(timetable, row, 'validTo', 'problem.validToBeforeFrom', { found: validTo }))
    }
    const key = hoursProblem(starts, ends, slotMinutes)
    if (key) problems.push(problemAt(timetable, row, 'ends', key, { params: { minutes: slotMinutes ?? 0 } }))
    return problems
  })
}

/** Contradictions in working hours; checked if all three values are known. */
export function hoursProblem(
  starts: string | null | undefined,
  ends: string | null | undefined,
  slotMinutes: number | null | undefined,
): 'problem.endsBeforeStart' | 'problem.shorterThanSlot' | null {
  if (!starts || !ends) return null
  if (ends <= starts) return 'problem.endsBeforeStart'
  const length = minutesOf(ends) - minutesOf(starts)
  return slotMinutes && length < slotMinutes ? 'problem.shorterThanSlot' : null
}
