import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Timetable, TimetableException, WeeklyShift } from '@vizit/domain/timetable/timetable.ts'
import { between, pick, seededRandom } from './seeded-random.ts'

type Hours = Pick<WeeklyShift, 'weekday' | 'weeks' | 'starts' | 'ends'>
type Pattern = (days: readonly number[]) => Hours[]

const on = (
  days: readonly number[],
  starts: string,
  ends: string,
  weeks: WeeklyShift['weeks'] = 'every',
): Hours[] => days.map(weekday => ({ weekday, weeks, starts, ends }))

/**
 * Usual hours in Belarus: two shifts that alternate by odd and even weeks, full days with a lunch break, part of
 * a day.
 */
const changingShifts: Pattern = days => [
  ...on(days, '08:00', '14:00', 'odd'),
  ...on(days, '14:00', '20:00', 'even'),
]
const otherShifts: Pattern = days => [
  ...on(days, '14:00', '20:00', 'odd'),
  ...on(days, '08:00', '14:00', 'even'),
]
const fullDay: Pattern = days => [...on(days, '09:00', '13:00'), ...on(days, '13:30', '17:30')]
const longDay: Pattern = days => [...on(days, '08:00', '12:00'), ...on(days, '12:40', '18:00')]
const mornings: Pattern = days => on(days, '08:00', '13:00')
const evenings: Pattern = days => on(days, '15:00', '20:00')

const PATTERNS: [Pattern, ...Pattern[]] = [
  ...([changingShifts, otherShifts, fullDay, fullDay, longDay, longDay, longDay] as const),
  ...[mornings, evenings],
]

/** Minutes per patient, by speciality; 20 for the others. */
const SLOT_MINUTES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    15: [
      ...['therapist', 'general-practice', 'pediatrician', 'otorhinolaryngologist', 'ophthalmologist'],
      ...['surgeon', 'traumatologist-orthopedist', 'dermatovenereologist', 'infectiologist'],
      ...['cardiologist', 'neurologist', 'vaccination', 'covid'],
    ],
    30: ['dentist-therapist', 'dentist-surgeon', 'orthodontist', 'periodontist'],
    40: ['massage-therapist', 'osteopath', 'manual-therapist'],
    60: ['psychotherapist', 'psychologist', 'sexologist'],
  }).flatMap(([minutes, codes]) => codes.map((code): [string, number] => [code, Number(minutes)])),
)

const WORKWEEK = [1, 2, 3, 4, 5]

/** The weekdays of a doctor at each of one or two branches. */
export function daysAt(branches: number, key: string): number[][] {
  if (branches > 1)
    return [
      [1, 3, 5],
      [2, 4],
    ]
  const saturday = seededRandom(key, 'saturday') < 0.15 ? [6] : []
  const week = pick([WORKWEEK, WORKWEEK, WORKWEEK, WORKWEEK, WORKWEEK, [1, 3, 5], [2, 4]], key, 'days')
  return [[...week, ...saturday]]
}

export function makeTimetable({
  speciality,
  days,
  key,
  today,
}: {
  speciality: string
  days: readonly number[]
  key: string
  today: CivilDate
}): Timetable {
  const slotMinutes = SLOT_MINUTES.get(speciality) ?? 20
  const hours = pick(PATTERNS, key, 'hours')(days)
  return {
    shifts: hours.map(shift => ({ ...shift, slotMinutes, validFrom: null, validTo: null })),
    exceptions: vacation(key, today),
  }
}

const VACATION_DAYS = 14

/** Two weeks of each year, for this year and the next. */
function vacation(key: string, today: CivilDate): TimetableException[] {
  const year = Number(today.slice(0, 4))
  const after = between(0, 350, key, 'vacation')
  return [year, year + 1].flatMap(each => {
    const first = addDays(`${each}-01-01`, after)
    return Array.from({ length: VACATION_DAYS }, (_, day) => ({
      date: addDays(first, day),
      shifts: [],
    })).filter(({ date }) => date >= today)
  })
}
