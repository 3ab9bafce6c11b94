import { LOCATION_CODE } from '@vizit/domain/validation/code-shapes.ts'
import { CURSOR, SEARCH_TEXT } from '../lists/search-shapes.ts'
import { searchCheck } from '../router/search-params.ts'

/** `11:1,21:2`; parts that mean nothing, and more than a basket takes, are left out, and said to be, when it is read. */
const PACKS = SEARCH_TEXT

/** The list of drugs, as in the address. */
export interface DrugsSearch {
  /** The code of a location; 0: all regions. */
  readonly town?: string
  readonly q?: string
  readonly dispensing?: 'otc' | 'rx'
  /** As people say it, or as the list names it. */
  readonly form?: string
  /** The page that the list begins with. */
  readonly cursor?: string
  /** What a reader without scripts has gathered so far. */
  readonly packs?: string
}

export const drugsSearch = searchCheck<DrugsSearch>({
  town: LOCATION_CODE,
  q: SEARCH_TEXT,
  dispensing: /^(otc|rx)$/,
  form: SEARCH_TEXT,
  cursor: CURSOR,
  packs: PACKS,
})

/** All pharmacies of a town. */
export interface AllPharmaciesSearch {
  readonly town?: string
  readonly openNow?: 'true'
  /** What a reader without scripts has gathered so far. */
  readonly packs?: string
  /** The page that the list begins with. */
  readonly cursor?: string
}

export const allPharmaciesSearch = searchCheck<AllPharmaciesSearch>({
  town: LOCATION_CODE,
  openNow: /^true$/,
  packs: PACKS,
  cursor: CURSOR,
})

/** The pharmacies for the basket, which stays on the device, or for the packs that the address names. */
export interface PharmaciesSearch {
  readonly town?: string
  /** `map`: the list with a map. */
  readonly view?: string
  /** `11:1,21:2`: a list that was passed on, or of a reader without scripts. */
  readonly packs?: string
  /** The page that the list of these packs begins with. */
  readonly cursor?: string
}

export const pharmaciesSearch = searchCheck<PharmaciesSearch>({
  town: LOCATION_CODE,
  view: /^map$/,
  packs: PACKS,
  cursor: CURSOR,
})
