import { LOCATION_CODE, ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { DATE, searchCheck } from '../router/search-params.ts'

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

/** Reads the search parameters and drops invalid ones. */
export const timeslotSearch = searchCheck<TimeslotSearch>({
  clinic: SLUG,
  town: LOCATION_CODE,
  branch: ROW_ID,
  speciality: ROW_ID,
  doctor: ROW_ID,
  assignment: ROW_ID,
  date: DATE,
  children: /^[01]$/,
  age: /^\d{1,3}$/,
})
