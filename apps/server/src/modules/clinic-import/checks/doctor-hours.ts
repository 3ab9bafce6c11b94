import { type ClockTime, minutesOf } from '@vizit/domain/time/minsk.ts'
import type { WeeklyShift } from '@vizit/domain/timetable/timetable.ts'
import type { Contents } from '../files/read-tables.ts'
import { type AssignmentIndex, keyText } from './assignment-index.ts'
import { datesOf } from './timetable-exceptions.ts'

/** The hours of one date, or a date without hours, as a row has them. */
export interface DatedHours {
  doctor: string
  assignment: string
  file: string
  line: number
  date: string
  /** null = closed. */
  hours: { starts: ClockTime; ends: ClockTime; slotMinutes: number } | null
}

export interface WeeklyHours extends WeeklyShift {
  doctor: string
  assignment: string
  file: string
  line: number
}

/** The complete rows of timetable.csv, one entry for each weekday. */
export function weeklyHours({ timetable }: Contents, index: AssignmentIndex): WeeklyHours[] {
  return timetable.rows.flatMap(({ line, values }) => {
    const { doctor, weekdays, weeks, starts, ends, slotMinutes, validFrom = null, validTo = null } = values
    const found = index.resolve(values)
    if (!('keys' in found) || !doctor || !weekdays || !weeks || !starts || !ends || !slotMinutes) return []
    return found.keys.flatMap(key =>
      weekdays.map(weekday => ({
        ...{ doctor, assignment: keyText(key), file: timetable.file, line },
        ...{ weekday, weeks, starts, ends, slotMinutes, validFrom, validTo },
      })),
    )
  })
}

/** The complete rows of exceptions.csv, one entry for each date. */
export function exceptionHours({ exceptions }: Contents, index: AssignmentIndex): DatedHours[] {
  return exceptions.rows.flatMap(({ line, values }) => {
    const { doctor, starts, ends, slotMinutes } = values
    const found = index.resolve(values)
    if (!('keys' in found) || !doctor || starts === undefined || ends === undefined) return []
    const hours = starts && ends && slotMinutes ? { starts, ends, slotMinutes } : null
    if (hours && !values.branch) return []
    return found.keys.flatMap(key =>
      datesOf(values).map(date => ({
        ...{ doctor, assignment: keyText(key), file: exceptions.file, line },
        ...{ date, hours },
      })),
    )
  })
}

/** The complete rows of slots.csv. */
export function explicitHours({ slots }: Contents, index: AssignmentIndex): DatedHours[] {
  return slots.rows.flatMap(({ line, values }) => {
    const { doctor, date, starts, slotMinutes } = values
    const found = index.resolve(values)
    if (!('keys' in found) || !doctor || !date || !starts || !slotMinutes) return []
    const hours = { starts, ends: later(starts, slotMinutes), slotMinutes }
    return found.keys.map(key => ({
      ...{ doctor, assignment: keyText(key), file: slots.file, line },
      ...{ date, hours },
    }))
  })
}

function later(time: ClockTime, minutes: number): ClockTime {
  const at = Math.min(minutesOf(time) + minutes, 24 * 60)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
