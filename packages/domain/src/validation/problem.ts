import { plainText } from './plain-text.ts'

/**
 * What is wrong with the value of a field (product §5). Each problem has its own text under `validation` in the
 * catalogues; screens and server use the same names.
 */
export type Problem =
  | 'required'
  | 'letters'
  | 'fullName'
  | 'tooLong'
  | 'characters'
  | 'date'
  | 'minor'
  | 'adult'
  | 'time'
  | 'datesInOrder'
  | 'timesInOrder'
  | 'phone'
  | 'email'
  | 'code'
  | 'choice'

/** Checks the text of one field; null if it is valid. */
export type Check = (written: string) => Problem | null

/** Runs the check, and refuses an empty field. */
export const required =
  (check: Check): Check =>
  written =>
    plainText(written) === '' ? 'required' : check(written)

export const optional =
  (check: Check): Check =>
  written =>
    plainText(written) === '' ? null : check(written)
