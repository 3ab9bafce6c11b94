import { ROW_ID, shapedSearch } from '../../app/router/search-params.ts'

/** What a user wants to wait for, as in the address; it contains no personal data. */
export interface WaitSearch {
  /** The visit for which an earlier time is wanted. */
  readonly visit?: string
  /** Otherwise the provider code of the medical organisation, with a doctor or a service. */
  readonly clinic?: string
  readonly doctor?: string
  readonly service?: string
  readonly branch?: string
}

const shapes: Readonly<Record<keyof WaitSearch, RegExp>> = {
  visit: /^[0-9a-f-]{36}$/,
  clinic: /^[\w.-]{1,40}$/,
  doctor: ROW_ID,
  service: ROW_ID,
  branch: ROW_ID,
}

export const waitSearch = (search: Record<string, unknown>): WaitSearch => shapedSearch(shapes, search)
