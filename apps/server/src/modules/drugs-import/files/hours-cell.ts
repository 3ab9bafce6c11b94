import type { DayHours } from '@vizit/domain/schedule/opening-hours.ts'
import { openingMinutes } from '@vizit/domain/schedule/opening-minutes.ts'
import { type CellParser, closingTime, openingDays, time } from '../../clinic-import/public.ts'

const wrong = { expected: 'expected.pharmacyHours' } as const
const ROUND_THE_CLOCK = new Set(['круглосуточно', 'кругласутачна', '24/7', 'round the clock'])
const CLOSED = new Set(['выходной', 'выхадны', 'закрыто', 'зачынена', 'closed'])
const WEEK = [1, 2, 3, 4, 5, 6, 7]

export const alwaysOpen: readonly DayHours[] = WEEK.map(day => ({ day, opens: 0, closes: 1440 }))

/**
 * The hours of a pharmacy in one cell: `Пн-Пт 08:00-20:00; Сб 09:00-13:00, 14:00-18:00; Вс выходной; Праздники 10:00-15:00`, or
 * `Круглосуточно`. Days that are not named are days off.
 */
export const hoursCell: CellParser<readonly DayHours[]> = cell => {
  if (ROUND_THE_CLOCK.has(cell.toLowerCase())) return { value: alwaysOpen }
  const parts = cell
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)
  const read = parts.map(hoursOfPart)
  if (read.includes(null)) return wrong
  const hours = read.flatMap(part => part ?? [])
  return overlaps(hours) ? wrong : { value: hours }
}

/** `Пн-Пт 08:00-13:00, 14:00-20:00`; null: it cannot be read. */
function hoursOfPart(part: string): DayHours[] | null {
  const [, named = '', rest = ''] = /^(\D+?)\s*(\d.*)?$/.exec(part) ?? []
  const words = named.split(/\s+/).filter(Boolean)
  const last = words.at(-1)?.toLowerCase() ?? ''
  const always = ROUND_THE_CLOCK.has(last)
  const closed = CLOSED.has(last)
  const days = openingDays((always || closed ? words.slice(0, -1) : words).join(' ').replace(/:$/, ''))
  if (!('value' in days)) return null
  if (closed) return []
  const openings = always ? [{ opens: 0, closes: 1440 }] : rest.split(',').map(openingOf)
  if (openings.includes(null)) return null
  return days.value.flatMap(day => openings.flatMap(opening => (opening ? [{ day, ...opening }] : [])))
}

function openingOf(written: string) {
  const [from = '', to = '', ...more] = written.trim().split(/\s*[-–—]\s*/)
  const [opens, closes] = [time(from), closingTime(to)]
  if (more.length > 0 || !('value' in opens) || !('value' in closes)) return null
  return openingMinutes(opens.value, closes.value)
}

const overlaps = (hours: readonly DayHours[]) =>
  hours.some((one, at) =>
    hours
      .slice(at + 1)
      .some(other => other.day === one.day && other.opens < one.closes && one.opens < other.closes),
  )
