import { HOLIDAY } from '@vizit/domain/schedule/opening-hours.ts'

interface DayHours {
  readonly day: number
  readonly opens: string
  readonly closes: string
}

export interface WeekRow {
  /** 1 Monday … 7 Sunday; both 8: public holidays. */
  readonly from: number
  readonly to: number
  /** None: closed. */
  readonly openings: readonly Omit<DayHours, 'day'>[]
}

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const MIDNIGHTS = '00:00 24:00'
const text = (openings: WeekRow['openings']) =>
  openings.map(({ opens, closes }) => `${opens} ${closes}`).join()

/**
 * The hours of a week, days in a row with the same hours as one; then those of public holidays, on which a centre without
 * hours for them is closed, unless it never closes (docs/decisions/0082).
 */
export function weekRows(hours: readonly DayHours[]): WeekRow[] {
  const on = (day: number) =>
    hours
      .filter(each => each.day === day)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
  const rows: WeekRow[] = []
  for (const day of WEEK) {
    const openings = on(day)
    const last = rows.at(-1)
    if (last && text(last.openings) === text(openings)) rows[rows.length - 1] = { ...last, to: day }
    else rows.push({ from: day, to: day, openings })
  }
  const isAlwaysOpen = WEEK.every(day => text(on(day)) === MIDNIGHTS)
  return isAlwaysOpen ? rows : [...rows, { from: HOLIDAY, to: HOLIDAY, openings: on(HOLIDAY) }]
}
