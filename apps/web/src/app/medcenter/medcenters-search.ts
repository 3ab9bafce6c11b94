import { medcenterSorts } from '@vizit/domain/filters/medcenter-sorts.ts'
import { ROW_ID, shapedSearch } from '../router/search-params.ts'

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

const shapes: Readonly<Record<keyof MedcentersSearch, RegExp>> = {
  town: /^(0|[1-9]\d{0,5})$/,
  q: /^\s*\S.{0,98}$/su,
  filter: /^bookmarks$/,
  program: /^[a-z0-9][a-z0-9-]{0,39}$/,
  openNow: /^true$/,
  service: ROW_ID,
  sort: new RegExp(`^(${[...medcenterSorts, 'byDistance'].join('|')})$`),
  view: /^map$/,
}

/** Reads the search parameters and drops invalid ones, since people type and shorten addresses. */
export const medcentersSearch = (search: Record<string, unknown>): MedcentersSearch =>
  shapedSearch(shapes, search)
