import { calendarDay } from '@vizit/domain/timetable/calendar-days.ts'
import { shiftsOverlap, weeklyShiftsOverlap } from '@vizit/domain/timetable/overlapping-shifts.ts'
import { shiftsOn } from '@vizit/domain/timetable/shifts-on.ts'
import type { Contents } from '../files/read-tables.ts'
import type { Problem } from '../problem.ts'
import type { AssignmentIndex } from './assignment-index.ts'
import {
  type DatedHours,
  exceptionHours,
  explicitHours,
  type WeeklyHours,
  weeklyHours,
} from './doctor-hours.ts'

interface Spot {
  starts: string
  ends: string
  slotMinutes: number
  file: string
  line: number
  weekly: boolean
}

/** Overlapping hours of one doctor, who cannot see patients in two places, or two patients, at once. */
export function checkOverlaps(contents: Contents, index: AssignmentIndex): Problem[] {
  const { timetable, exceptions, slots, holidays } = contents
  const headers = new Map(
    [timetable, exceptions, slots].map(({ file, headers: { starts } }) => [file, starts]),
  )
  const closed = new Set(holidays.rows.flatMap(({ values }) => values.date ?? []))
  const weekly = Map.groupBy(weeklyHours(contents, index), ({ doctor }) => doctor)
  const excepted = Map.groupBy(exceptionHours(contents, index), ({ doctor }) => doctor)
  const explicit = Map.groupBy(explicitHours(contents, index), ({ doctor }) => doctor)
  const doctors = new Set([...weekly.keys(), ...excepted.keys(), ...explicit.keys()])
  const problems = [...doctors].flatMap(doctor => {
    const hours = {
      weekly: weekly.get(doctor) ?? [],
      excepted: excepted.get(doctor) ?? [],
      explicit: explicit.get(doctor) ?? [],
    }
    return [
      ...weeklyOverlaps(hours.weekly),
      ...datedOverlaps(hours, closed),
      ...contradictions(hours.excepted),
    ]
  })
  return firstOfEachLine(problems).map(problem => ({ ...problem, column: headers.get(problem.file) ?? null }))
}

function weeklyOverlaps(hours: readonly WeeklyHours[]): Problem[] {
  return hours.flatMap((later, at) => {
    const earlier = hours.slice(0, at).find(other => weeklyShiftsOverlap(other, later))
    return earlier ? [overlap(later, earlier)] : []
  })
}

interface DoctorHours {
  weekly: readonly WeeklyHours[]
  excepted: readonly DatedHours[]
  explicit: readonly DatedHours[]
}

/** Overlaps on dates that differ from the weekly timetable. */
function datedOverlaps({ weekly, excepted, explicit }: DoctorHours, closed: ReadonlySet<string>): Problem[] {
  const dated = [...excepted, ...explicit].filter(({ hours }) => hours !== null)
  return [...new Set(dated.map(({ date }) => date))].flatMap(date => {
    const exceptional = new Set(excepted.filter(each => each.date === date).map(each => each.assignment))
    const usual = weekly.filter(({ assignment }) => !exceptional.has(assignment))
    const spots: Spot[] = [
      ...shiftsOn({ shifts: usual, exceptions: [] }, calendarDay(date, closed)).map(shift => ({
        ...(shift as WeeklyHours),
        weekly: true,
      })),
      ...dated.flatMap(({ hours, file, line, date: on }) =>
        hours && on === date ? [{ ...hours, file, line, weekly: false }] : [],
      ),
    ]
    return spots.flatMap((later, at) => {
      if (later.weekly) return []
      const earlier = spots.slice(0, at).find(other => shiftsOverlap(other, later))
      return earlier ? [overlap(later, earlier, date)] : []
    })
  })
}

function contradictions(excepted: readonly DatedHours[]): Problem[] {
  const open = new Map(
    excepted.filter(({ hours }) => hours).map(each => [`${each.assignment} ${each.date}`, each]),
  )
  return excepted.flatMap(({ hours, assignment, date, file, line }) => {
    const other = hours === null ? open.get(`${assignment} ${date}`) : undefined
    if (!other) return []
    return [
      { file, line, column: null, key: 'problem.closedAndOpen', params: { date, line: other.line } } as const,
    ]
  })
}

function overlap(
  later: { file: string; line: number },
  earlier: { file: string; line: number },
  date?: string,
): Problem {
  const place = { file: earlier.file, line: earlier.line }
  return {
    ...{ file: later.file, line: later.line, column: null },
    ...(date
      ? { key: 'problem.overlapOn', params: { ...place, date } }
      : { key: 'problem.overlap', params: place }),
  }
}

/** A row for five weekdays, or for many dates, is reported once. */
function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  return [
    ...new Map(problems.toReversed().map(problem => [`${problem.file}:${problem.line}`, problem])).values(),
  ].toReversed()
}
