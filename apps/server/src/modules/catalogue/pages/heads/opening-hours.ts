import { closesOnHolidays, HOLIDAY } from '@vizit/domain/schedule/opening-hours.ts'
import { openingTimes } from '@vizit/domain/schedule/opening-minutes.ts'
import type { WeeklyOpening } from '../store/public-drugs.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'PublicHolidays']
const MINUTES_PER_DAY = 1440

/** Of a day without hours: search engines read it as closed. */
const CLOSED = '00:00,00:00'

/**
 * Opening hours in the words of schema.org: days with the same hours together. Who states none for public holidays is closed then, which has
 * to be said: the weekdays alone would promise an open door on 1 January.
 */
export function openingHours(hours: readonly WeeklyOpening[]): readonly object[] {
  const daysOf = new Map<string, string[]>()
  for (const { day, ...opening } of hours) {
    const name = DAYS[day - 1]
    if (!name) continue
    const times = timesOf(opening).join()
    daysOf.set(times, [...(daysOf.get(times) ?? []), `https://schema.org/${name}`])
  }
  if (closesOnHolidays(hours)) daysOf.set(CLOSED, [`https://schema.org/${DAYS[HOLIDAY - 1]}`])
  return [...daysOf].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(',')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** Schema.org has no 24:00: a whole day ends at 23:59, and midnight is 00:00 of the next day. */
function timesOf(opening: Pick<WeeklyOpening, 'opens' | 'closes'>): readonly [string, string] {
  if (opening.closes - opening.opens >= MINUTES_PER_DAY) return ['00:00', '23:59']
  const { opens, closes } = openingTimes(opening)
  return [opens, closes === '24:00' ? '00:00' : closes]
}
