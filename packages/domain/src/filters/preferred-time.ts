import { addDays } from '../time/civil-date.ts'
import { civilDateOf, minskMidnight } from '../time/minsk.ts'
import { type PartOfDay, partOfDayAt, partsOfDay } from '../time/part-of-day.ts'

/** Any date, or one of the next so many days, today included (calls §3.1, "Preferred date"). */
export const preferredDays = ['0', '3', '7', '30'] as const
export type PreferredDays = (typeof preferredDays)[number]

/** Any time, or one of four parts of the day (calls §3.1, "Preferred time"). */
export const preferredTimes = ['0', '1', '2', '3', '4'] as const
export type PreferredTime = (typeof preferredTimes)[number]

export const timesOfDay = ['all', ...partsOfDay] as const
export type TimeOfDay = 'all' | PartOfDay

/** From which hour in Minsk, and before which. */
const PREFERRED_HOURS: Readonly<Record<PreferredTime, readonly [number, number]>> = {
  '0': [0, 24],
  '1': [6, 10],
  '2': [10, 14],
  '3': [14, 18],
  '4': [18, 22],
}

/**
 * The hours in Minsk at which the parts of a day begin, cut wherever a preferred time or a time of day begins or ends: each
 * filter is a number of whole parts. The SQL function `timeslot_day_part` says the same.
 */
export const DAY_PART_HOURS = [0, 6, 10, 12, 14, 17, 18, 22] as const

export interface TimeFilter {
  readonly preferredTime: PreferredTime
  readonly timeOfDay: TimeOfDay
}

/** The numbers of the parts of the day that both filters let through. */
export function dayPartsOf({ preferredTime, timeOfDay }: TimeFilter): number[] {
  const [from, to] = PREFERRED_HOURS[preferredTime]
  return DAY_PART_HOURS.flatMap((hour, part) => {
    const isPreferred = hour >= from && hour < to
    const isOfDay = timeOfDay === 'all' || partOfDayAt(`${String(hour).padStart(2, '0')}:00`) === timeOfDay
    return isPreferred && isOfDay ? [part] : []
  })
}

/** True if no time of a day is let through by both filters. */
export const areConflicting = (filter: TimeFilter): boolean => dayPartsOf(filter).length === 0

/** The first instant after the preferred days; null: any date. */
export function preferredDaysEnd(now: Date, days: PreferredDays): Date | null {
  return days === '0' ? null : daysEnd(now, Number(days))
}

/** The first instant after so many days, of which today in Minsk is the first. */
export const daysEnd = (now: Date, days: number): Date =>
  new Date(minskMidnight(addDays(civilDateOf(now), days)))
