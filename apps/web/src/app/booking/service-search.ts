import { shapedSearch } from '../router/search-params.ts'

/** What is chosen on the service booking screen, as it stands in the address: no personal data. */
export interface ServiceSearch {
  /** The provider code of the medical organisation. */
  readonly clinic?: string
  /** The code of a location. */
  readonly town?: string
  /** The service is for a child of so many whole years; -1 = not said yet (calls §9). */
  readonly child?: string
  readonly direction?: string
  readonly group?: string
  readonly service?: string
  readonly option?: string
  readonly branch?: string
  /** Or `any`: whoever is free. */
  readonly doctor?: string
  readonly date?: string
  /** `1`: only the services and the time of one's favourite doctors. */
  readonly mine?: string
}

const row = /^[1-9]\d{0,17}$/

const shapes: Readonly<Record<keyof ServiceSearch, RegExp>> = {
  clinic: /^[\w.-]{1,40}$/,
  town: /^[1-9]\d{0,5}$/,
  child: /^(-1|\d|1[0-7])$/,
  direction: row,
  group: row,
  service: row,
  option: row,
  branch: row,
  doctor: /^(any|[1-9]\d{0,17})$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  mine: /^1$/,
}

/** What an address that somebody typed or shortened asks for. */
export const serviceSearch = (search: Record<string, unknown>): ServiceSearch => shapedSearch(shapes, search)
