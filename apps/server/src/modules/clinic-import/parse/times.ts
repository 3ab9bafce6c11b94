import { HOLIDAY } from '@vizit/domain/schedule/opening-hours.ts'
import { type CivilDate, isCivilDate } from '@vizit/domain/time/civil-date.ts'
import { type ClockTime, isClockTime } from '@vizit/domain/time/minsk.ts'
import type { CellParser } from './column.ts'
import { foldWords } from './fold-words.ts'

/** `25.12.2026` as people write it, or `2026-12-25`. */
export const date: CellParser<CivilDate> = cell => {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? []
  const iso = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
  return isCivilDate(iso) ? { value: iso } : { expected: 'expected.date' }
}

/** `8:30`, `08:30`, or `08:30:00` as spreadsheets save it. */
export const time: CellParser<ClockTime> = cell => {
  const [, hours = '', minutes] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(cell) ?? []
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return isClockTime(clock) ? { value: clock } : { expected: 'expected.time' }
}

/** A time of closing: as `time`, or `24:00`. */
export const closingTime: CellParser<ClockTime> = cell => {
  if (/^24:00(:00)?$/.test(cell)) return { value: '24:00' }
  const parsed = time(cell)
  return 'value' in parsed ? parsed : { expected: 'expected.closingTime' }
}

const WEEKDAYS = [
  ['пн', 'понедельник', 'панядзелак', 'mon', 'monday', '1'],
  ['вт', 'вторник', 'аўторак', 'tue', 'tuesday', '2'],
  ['ср', 'среда', 'серада', 'wed', 'wednesday', '3'],
  ['чт', 'четверг', 'чацвер', 'thu', 'thursday', '4'],
  ['пт', 'пятница', 'пятніца', 'fri', 'friday', '5'],
  ['сб', 'суббота', 'субота', 'sat', 'saturday', '6'],
  ['вс', 'воскресенье', 'нядзеля', 'нд', 'sun', 'sunday', '7'],
]
const weekdayNumbers = new Map(
  WEEKDAYS.flatMap((names, index) => names.map(name => [name, index + 1] as const)),
)

/** One day, several (`пн, ср`) or a range (`пн-пт`); 1 = Monday. */
export const weekdays: CellParser<number[]> = cell => {
  const days = cell.split(',').flatMap(part => {
    const bounds = part.split(/[-–]/).map(name => weekdayNumbers.get(foldWords(name)) ?? Number.NaN)
    const [first = Number.NaN, last = first] = bounds
    if (bounds.length > 2 || !(first <= last)) return [Number.NaN]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return days.some(Number.isNaN) ? { expected: 'expected.weekdays' } : { value: [...new Set(days)] }
}

const HOLIDAYS = new Set(['праздник', 'праздники', 'свята', 'святы', 'holiday', 'holidays'])

/** Weekdays as above, and `праздники`: public holidays. */
export const openingDays: CellParser<number[]> = cell => {
  const parts = cell.split(',').filter(part => !HOLIDAYS.has(foldWords(part)))
  const holidays = parts.length < cell.split(',').length ? [HOLIDAY] : []
  const days = parts.length > 0 ? weekdays(parts.join(',')) : { value: [] }
  return 'value' in days ? { value: [...days.value, ...holidays] } : { expected: 'expected.openingDays' }
}
