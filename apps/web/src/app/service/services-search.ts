import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import { LOCATION_CODE, ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { ageUpTo, CURSOR, SEARCH_TEXT } from '../lists/search-shapes.ts'
import { searchCheck } from '../router/search-params.ts'

/** The age of a child that is not known: services for children of any age. */
export const ANY_CHILD = 'child'

/** The list of services, as in the address; it contains no personal data. */
export interface ServicesSearch {
  /** The code of a location; 0: all regions. */
  readonly town?: string
  readonly q?: string
  readonly direction?: string
  readonly group?: string
  /** Of the patient, in whole years; 18: an adult; ANY_CHILD. */
  readonly age?: string
  /** The code of a programme that covers the service somewhere. */
  readonly program?: string
  /** The page that the list begins with. */
  readonly cursor?: string
}

/** Reads the search parameters and drops invalid ones. */
export const servicesSearch = searchCheck<ServicesSearch>({
  town: LOCATION_CODE,
  q: SEARCH_TEXT,
  direction: ROW_ID,
  group: ROW_ID,
  age: { test: text => text === ANY_CHILD || ageUpTo(ADULT_AGE).test(text) },
  program: SLUG,
  cursor: CURSOR,
})
