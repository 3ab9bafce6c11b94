import { type CivilDate, isCivilDate } from './civil-date.ts'

const WRITTEN = /^([0-3]\d)\.([01]\d)\.([0-2]\d{3})$/

/** The date that a person wrote as `dd.mm.yyyy`, or null (product §5, "Date"); 29 February in leap years only. */
export function parseWrittenDate(written: string): CivilDate | null {
  const [, day, month, year] = WRITTEN.exec(written.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isCivilDate(date) ? date : null
}

/** `2020-02-29` → `29.02.2020` */
export function writeDate(date: CivilDate): string {
  return date.split('-').reverse().join('.')
}
