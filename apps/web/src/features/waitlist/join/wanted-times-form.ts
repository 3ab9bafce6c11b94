import { parseWrittenDate, writeDate } from '@vizit/domain/time/written-date.ts'
import type { Wait } from '../wait-types.ts'

/** The values of the form before it is submitted. */
export interface WantedTimesForm {
  readonly weekdays: readonly number[]
  /** `HH:MM`, or empty for any. */
  readonly timeFrom: string
  readonly timeTo: string
  /** As typed. */
  readonly lastDate: string
}

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const
export const anyTime: WantedTimesForm = { weekdays: EVERY_DAY, timeFrom: '', timeTo: '', lastDate: '' }

/** The current wanted times as form values. */
export const wantedTimesFormOf = ({ weekdays, timeFrom, timeTo, lastDate }: Wait): WantedTimesForm => ({
  weekdays,
  timeFrom: timeFrom ?? '',
  timeTo: timeTo ?? '',
  lastDate: lastDate === null ? '' : writeDate(lastDate),
})

export interface WantedTimesProblems {
  readonly weekdays?: 'none'
  readonly timeTo?: 'empty'
  readonly lastDate?: 'unreadable' | 'past'
}

/** The problems that leave no possible time. */
export function problemsOf(form: WantedTimesForm, today: string): WantedTimesProblems {
  const { weekdays, timeFrom, timeTo, lastDate } = form
  const date = parseWrittenDate(lastDate)
  return {
    ...(weekdays.length === 0 ? { weekdays: 'none' } : {}),
    ...(timeFrom && timeTo && timeTo <= timeFrom ? { timeTo: 'empty' } : {}),
    ...(lastDate && date === null ? { lastDate: 'unreadable' } : {}),
    ...(date !== null && date < today ? { lastDate: 'past' } : {}),
  }
}

/** The wanted times as the calls need them; an absent field means any. */
export function wantedOf({ weekdays, timeFrom, timeTo, lastDate }: WantedTimesForm) {
  const date = parseWrittenDate(lastDate)
  return {
    ...(weekdays.length < EVERY_DAY.length ? { weekdays: [...weekdays] } : {}),
    ...(timeFrom ? { timeFrom } : {}),
    ...(timeTo ? { timeTo } : {}),
    ...(date ? { lastDate: date } : {}),
  }
}
