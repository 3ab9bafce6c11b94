import type { ClockTime } from '../time/minsk.ts'
import type { Opening } from './opening-hours.ts'

const MINUTES_PER_DAY = 1440

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Hours as people write them: a time of closing that is not later than the opening is on the next day. */
export function openingMinutes(opens: ClockTime, closes: ClockTime): Opening {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return { opens: from, closes: to > from ? to : to + MINUTES_PER_DAY }
}

/** The same hours as times; midnight at the end of a day is 24:00. */
export const openingTimes = ({ opens, closes }: Opening): { opens: ClockTime; closes: ClockTime } => ({
  opens: clockTime(opens),
  closes: clockTime(closes > MINUTES_PER_DAY ? closes - MINUTES_PER_DAY : closes),
})

function clockTime(minutes: number): ClockTime {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
