import { type ClockTime, clockTimeOf } from './minsk.ts'

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** Morning before 12:00, afternoon to before 17:00, evening from 17:00, in Minsk (decisions D7). */
export function partOfDay(instant: string | number | Date): PartOfDay {
  return partOfDayAt(clockTimeOf(instant))
}

export function partOfDayAt(time: ClockTime): PartOfDay {
  if (time < '12:00') return 'morning'
  return time < '17:00' ? 'afternoon' : 'evening'
}
