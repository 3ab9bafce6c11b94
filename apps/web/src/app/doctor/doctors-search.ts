import { ROW_ID, shapedSearch } from '../router/search-params.ts'

/** The filters of the list of doctors, as in its address `/doctors`; without one, everything is let through. */
export interface DoctorsSearch {
  /** Words of the name. */
  readonly q?: string
  /** The code of a location; 0 is all regions. */
  readonly town?: string
  readonly speciality?: string
  /** A branch. */
  readonly branch?: string
  readonly service?: string
  /** 1: who accepts adults; 2: who accepts children. */
  readonly profile?: string
  /** Of the patient, in whole years. */
  readonly age?: string
  /** Preferred dates: 3, 7 or 30 days. */
  readonly days?: string
  /** Preferred time: 1 to 4. */
  readonly time?: string
  /** Time of day: morning, afternoon or evening. */
  readonly part?: string
  /** The code of a programme. */
  readonly programme?: string
  /** 1: only the account's favourite doctors. */
  readonly bookmarked?: string
  /** Without it by the nearest free time. */
  readonly sort?: string
}

const shapes: Readonly<Record<keyof DoctorsSearch, RegExp>> = {
  // The shape of the call: longer words are no name.
  q: /^.{1,100}$/,
  town: /^(0|[1-9]\d{0,5})$/,
  speciality: ROW_ID,
  branch: ROW_ID,
  service: ROW_ID,
  profile: /^[12]$/,
  age: /^(\d{1,2}|1[0-4]\d|150)$/,
  days: /^(3|7|30)$/,
  time: /^[1-4]$/,
  part: /^(morning|afternoon|evening)$/,
  programme: /^[a-z0-9][a-z0-9-]{0,39}$/,
  bookmarked: /^1$/,
  sort: /^(byName|byFeedbacks)$/,
}

/** Reads the search parameters and drops invalid ones, since people type and shorten addresses. */
export const doctorsSearch = (search: Record<string, unknown>): DoctorsSearch => shapedSearch(shapes, search)
