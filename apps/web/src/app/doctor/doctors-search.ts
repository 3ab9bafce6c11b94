import { doctorProfiles, doctorSorts } from '@vizit/domain/filters/doctor-sorts.ts'
import { preferredDays, preferredTimes, timesOfDay } from '@vizit/domain/filters/preferred-time.ts'
import { OLDEST_AGE } from '@vizit/domain/person/age.ts'
import { LOCATION_CODE, ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { ageUpTo, CURSOR, oneOf, SEARCH_TEXT } from '../lists/search-shapes.ts'
import { searchCheck } from '../router/search-params.ts'

/** The filters of the list of doctors, as in its address `/doctors`; without one, everything is let through. */
export interface DoctorsSearch {
  /** The code of a location; 0 is all regions. */
  readonly town?: string
  /** Words of the name. */
  readonly q?: string
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
  readonly program?: string
  /** 1: only the account's favourite doctors. */
  readonly bookmarked?: string
  /** Without it by the nearest free time. */
  readonly sort?: string
  /** The page that the list begins with. */
  readonly cursor?: string
}

/** Reads the search parameters and drops invalid ones. */
export const doctorsSearch = searchCheck<DoctorsSearch>({
  town: LOCATION_CODE,
  q: SEARCH_TEXT,
  speciality: ROW_ID,
  branch: ROW_ID,
  service: ROW_ID,
  profile: oneOf(doctorProfiles, '0'),
  age: ageUpTo(OLDEST_AGE),
  days: oneOf(preferredDays, '0'),
  time: oneOf(preferredTimes, '0'),
  part: oneOf(timesOfDay, 'all'),
  program: SLUG,
  bookmarked: /^1$/,
  sort: oneOf(doctorSorts, 'byDate'),
  cursor: CURSOR,
})
