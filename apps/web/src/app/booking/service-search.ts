import { LOCATION_CODE, ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { DATE, searchCheck } from '../router/search-params.ts'

/** The choice on the service booking screen, as in the address; it contains no personal data. */
export interface ServiceSearch {
  /** The provider code of the medical organisation. */
  readonly clinic?: string
  /** The code of a location. */
  readonly town?: string
  /** The child's age in whole years; -1 means not chosen yet (calls §9). */
  readonly child?: string
  readonly direction?: string
  readonly group?: string
  readonly service?: string
  readonly option?: string
  readonly branch?: string
  /** Or `any` for any free doctor. */
  readonly doctor?: string
  readonly date?: string
  /** `1`: only the services and times of the user's favourite doctors. */
  readonly mine?: string
}

/** Reads the search parameters and drops invalid ones. */
export const serviceSearch = searchCheck<ServiceSearch>({
  clinic: SLUG,
  town: LOCATION_CODE,
  child: /^(-1|\d|1[0-7])$/,
  direction: ROW_ID,
  group: ROW_ID,
  service: ROW_ID,
  option: ROW_ID,
  branch: ROW_ID,
  doctor: /^(any|[1-9]\d{0,17})$/,
  date: DATE,
  mine: /^1$/,
})
