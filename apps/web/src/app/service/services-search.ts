import { ADULT_AGE, OLDEST_AGE } from '@vizit/domain/person/age.ts'
import { UNSET_CHILD_AGE } from '@vizit/domain/services/service-age.ts'
import { LOCATION_CODE, ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { ageUpTo, CURSOR, SEARCH_TEXT } from '../lists/search-shapes.ts'
import { searchCheck } from '../router/search-params.ts'

/** The age of a child that is not known: services for children of any age. */
export const ANY_CHILD = 'child'

/** The shape of an age in the address. */
export const AGE_OR_CHILD = {
  test: (text: string) => text === ANY_CHILD || ageUpTo(OLDEST_AGE).test(text),
}

/** The age that the server is asked for. */
export const askedAge = (age: string): number => (age === ANY_CHILD ? UNSET_CHILD_AGE : Number(age))

/** For the address of the booking: nothing unless the service is for a child. */
export function childOfAge(age: string | undefined): { readonly child?: string } {
  if (age === ANY_CHILD) return { child: String(UNSET_CHILD_AGE) }
  return age !== undefined && Number(age) < ADULT_AGE ? { child: age } : {}
}

/** The list of services, as in the address; it contains no personal data. */
export interface ServicesSearch {
  /** The code of a location; 0: all regions. */
  readonly town?: string
  readonly q?: string
  readonly direction?: string
  readonly group?: string
  /** Of the patient, in whole years; 18: an adult of any age; ANY_CHILD. */
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
  age: AGE_OR_CHILD,
  program: SLUG,
  cursor: CURSOR,
})
