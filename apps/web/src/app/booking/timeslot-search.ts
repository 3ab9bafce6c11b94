import { shapedSearch } from '../router/search-params.ts'

/** What is chosen on the booking filter screen, as it stands in the address: no personal data. */
export interface TimeslotSearch {
  /** The provider code of the medical organisation. */
  readonly clinic?: string
  /** The code of a location. */
  readonly town?: string
  readonly branch?: string
  readonly speciality?: string
  readonly doctor?: string
  /** A doctor at a branch with a speciality, as a clinic's site may name them at once (product §2). */
  readonly assignment?: string
  readonly date?: string
  /** `1`: only doctors who accept children; `0`: not only. Where a host page offers the choice (product §2). */
  readonly children?: string
  /** Only doctors who take a patient of so many whole years. */
  readonly age?: string
}

const shapes: Readonly<Record<keyof TimeslotSearch, RegExp>> = {
  clinic: /^[\w.-]{1,40}$/,
  town: /^[1-9]\d{0,5}$/,
  branch: /^[1-9]\d{0,17}$/,
  speciality: /^[1-9]\d{0,17}$/,
  doctor: /^[1-9]\d{0,17}$/,
  assignment: /^[1-9]\d{0,17}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  children: /^[01]$/,
  age: /^\d{1,3}$/,
}

/** What an address that somebody typed or shortened asks for. */
export const timeslotSearch = (search: Record<string, unknown>): TimeslotSearch =>
  shapedSearch(shapes, search)
