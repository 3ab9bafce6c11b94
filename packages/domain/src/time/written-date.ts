import { type CivilDate, isCivilDate } from './civil-date.ts'

const WRITTEN = /^([0-3]\d)\.([01]\d)\.([0-2]\d{3})$/

/**
 * Parses a date written as `dd.mm.yyyy`; null if it is not valid (product §5, "Date"). 29 February exists in leap years
 * only.
 */
export function parseWrittenDate(written: string): CivilDate | null {
  const [, day, month, year] = WRITTEN.exec(written.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isCivilDate(date) ? date : null
}

/** `2020-02-29` → `29.02.2020` */
export function writeDate(date: CivilDate): string {
  return date.split('-').reverse().join('.')
}
