import { ROW_ID, shapedSearch } from '../router/search-params.ts'

/** The choice on the booking filter screen, as in the address; it contains no personal data. */
export interface TimeslotSearch {
  /** The provider code of the medical organisation. */
  readonly clinic?: string
  /** The code of a location. */
  readonly town?: string
  readonly branch?: string
  readonly speciality?: string
  readonly doctor?: string
  /** A doctor at a branch with a speciality; a clinic's site may name all three by this one id (product §2). */
  readonly assignment?: string
  readonly date?: string
  /** `1`: only doctors who accept children; `0`: all. Only if a host page offers the switch (product §2). */
  readonly children?: string
  /** Only doctors who accept a patient of this age, in whole years. */
  readonly age?: string
}

const shapes: Readonly<Record<keyof TimeslotSearch, RegExp>> = {
  clinic: /^[\w.-]{1,40}$/,
  town: /^[1-9]\d{0,5}$/,
  branch: ROW_ID,
  speciality: ROW_ID,
  doctor: ROW_ID,
  assignment: ROW_ID,
  date: /^\d{4}-\d{2}-\d{2}$/,
  children: /^[01]$/,
  age: /^\d{1,3}$/,
}

/** Reads the search parameters and drops invalid ones, since people type and shorten addresses. */
export const timeslotSearch = (search: Record<string, unknown>): TimeslotSearch =>
  shapedSearch(shapes, search)
