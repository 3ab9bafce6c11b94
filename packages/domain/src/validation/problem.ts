/**
 * What is wrong with a written field (product §5). Each has a text of its own under `validation` in the
 * catalogues; screens and server name the same problem by the same word.
 */
export type Problem =
  | 'required'
  | 'letters'
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

/** Looks at one field as it is written; null: nothing is wrong with it. */
export type Check = (written: string) => Problem | null

/** An empty field lacks its value; one that may be empty is asked about only once something is written. */
export const required =
  (check: Check): Check =>
  written =>
    written.trim() === '' ? 'required' : check(written)

export const optional =
  (check: Check): Check =>
  written =>
    written.trim() === '' ? null : check(written)
