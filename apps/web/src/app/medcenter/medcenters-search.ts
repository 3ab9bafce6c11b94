import { medcenterSorts } from '@vizit/domain/filters/medcenter-sorts.ts'
import { LOCATION_CODE, ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { CURSOR, oneOf, SEARCH_TEXT } from '../lists/search-shapes.ts'
import { searchCheck } from '../router/search-params.ts'
import { AGE_OR_CHILD } from '../service/services-search.ts'

/** The list of medical centres, as in the address; it contains no personal data. */
export interface MedcentersSearch {
  /** The code of a location; 0: all regions. */
  readonly town?: string
  readonly q?: string
  /** `bookmarks`: the account's favourites; absent: any. */
  readonly filter?: string
  /** The code of a programme: only medical centres where it covers something. */
  readonly program?: string
  /** `no`: those where the programme covers nothing. */
  readonly covered?: string
  /** `true`: only those that are open now. */
  readonly openNow?: string
  /** Only those that give this service. */
  readonly service?: string
  /** With a service: of the patient, in whole years; 18: an adult of any age; `child`: a child of any age. */
  readonly age?: string
  readonly sort?: string
  /** `map`: the list with a map. */
  readonly view?: string
  /** The page that the list begins with. */
  readonly cursor?: string
}

/** By distance a list is ordered on the device, because no request says where a patient is (docs/decisions/0082). */
export const BY_DISTANCE = 'byDistance'

const checked = searchCheck<MedcentersSearch>({
  town: LOCATION_CODE,
  q: SEARCH_TEXT,
  filter: /^bookmarks$/,
  program: SLUG,
  covered: /^no$/,
  openNow: /^true$/,
  service: ROW_ID,
  age: AGE_OR_CHILD,
  sort: oneOf([...medcenterSorts, BY_DISTANCE]),
  view: /^map$/,
  cursor: CURSOR,
})

/** Reads the search parameters and drops invalid ones, and those that say nothing without another one that is gone. */
export function medcentersSearch(given: Record<string, unknown>): MedcentersSearch {
  const search = checked(given)
  return {
    ...search,
    ...(search.covered && !search.program && { covered: undefined }),
    ...(search.age && !search.service && { age: undefined }),
  } as MedcentersSearch
}
