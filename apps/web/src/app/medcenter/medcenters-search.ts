import { medcenterSorts } from '@vizit/domain/filters/medcenter-sorts.ts'
import { LOCATION_CODE, ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { SEARCH_TEXT } from '../lists/search-text.ts'
import { searchCheck } from '../router/search-params.ts'

/** The list of medical centres, as in the address; it contains no personal data. */
export interface MedcentersSearch {
  /** The code of a location; 0: all regions. */
  readonly town?: string
  readonly q?: string
  /** `bookmarks`: the account's favourites; absent: any. */
  readonly filter?: string
  /** The code of a programme: only medical centres where it covers something. */
  readonly program?: string
  /** `true`: only those that are open now. */
  readonly openNow?: string
  /** Only those that give this service. */
  readonly service?: string
  readonly sort?: string
  /** `map`: the list with a map. */
  readonly view?: string
}

/** Reads the search parameters and drops invalid ones. */
export const medcentersSearch = searchCheck<MedcentersSearch>({
  town: LOCATION_CODE,
  q: SEARCH_TEXT,
  filter: /^bookmarks$/,
  program: SLUG,
  openNow: /^true$/,
  service: ROW_ID,
  sort: new RegExp(`^(${[...medcenterSorts, 'byDistance'].join('|')})$`),
  view: /^map$/,
})
