import { addDays, addMonthsClamped, isoWeekday } from '@vizit/domain/time/civil-date.ts'

/** The days of `date`'s month by weeks from Monday; null for days of other months. */
export function weeksOfMonth(date: string): (string | null)[][] {
  const first = `${date.slice(0, 7)}-01`
  const next = addMonthsClamped(first, 1)
  const cells: (string | null)[] = Array(isoWeekday(first) - 1).fill(null)
  for (let day = first; day < next; day = addDays(day, 1)) cells.push(day)
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
