import { ROW_ID, shapedSearch } from '../router/search-params.ts'

/** The list of services, as in the address; it contains no personal data. */
export interface ServicesSearch {
  /** The code of a location; 0: all regions. */
  readonly town?: string
  readonly q?: string
  readonly direction?: string
  readonly group?: string
  /** Of the patient, in whole years; 18: an adult. */
  readonly age?: string
  /** The code of a programme that covers the service somewhere. */
  readonly program?: string
}

const shapes: Readonly<Record<keyof ServicesSearch, RegExp>> = {
  town: /^(0|[1-9]\d{0,5})$/,
  q: /^\s*\S.{0,98}$/su,
  direction: ROW_ID,
  group: ROW_ID,
  age: /^(\d|1[0-8])$/,
  program: /^[a-z0-9][a-z0-9-]{0,39}$/,
}

/** Reads the search parameters and drops invalid ones, since people type and shorten addresses. */
export const servicesSearch = (search: Record<string, unknown>): ServicesSearch =>
  shapedSearch(shapes, search)
