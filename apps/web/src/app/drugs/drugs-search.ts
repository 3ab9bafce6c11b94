import { LOCATION_CODE } from '@vizit/domain/validation/code-shapes.ts'
import { CURSOR, SEARCH_TEXT } from '../lists/search-shapes.ts'
import { searchCheck } from '../router/search-params.ts'

/** The list of drugs, as in the address. */
export interface DrugsSearch {
  /** The code of a location; 0: all regions. */
  readonly town?: string
  readonly q?: string
  readonly dispensing?: 'otc' | 'rx'
  /** The page that the list begins with. */
  readonly cursor?: string
}

export const drugsSearch = searchCheck<DrugsSearch>({
  town: LOCATION_CODE,
  q: SEARCH_TEXT,
  dispensing: /^(otc|rx)$/,
  cursor: CURSOR,
})

/** The pharmacies for the basket: it stays on the device, only the town and the map are in the address. */
export interface PharmaciesSearch {
  readonly town?: string
  /** `map`: the list with a map. */
  readonly view?: string
}

export const pharmaciesSearch = searchCheck<PharmaciesSearch>({ town: LOCATION_CODE, view: /^map$/ })
