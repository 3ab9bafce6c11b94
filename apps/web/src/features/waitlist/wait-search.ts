import { ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { DATE, searchCheck, UUID } from '../../app/router/search-params.ts'

/** What a user wants to wait for, as in the address; it contains no personal data. */
export interface WaitSearch {
  /** The visit for which an earlier time is wanted. */
  readonly visit?: string
  /** Otherwise the provider code of the medical organisation, with a doctor or a service. */
  readonly clinic?: string
  readonly doctor?: string
  readonly service?: string
  readonly branch?: string
  /** The last date that is wanted. */
  readonly until?: string
}

/** Reads the search parameters and drops invalid ones. */
export const waitSearch = searchCheck<WaitSearch>({
  visit: UUID,
  clinic: SLUG,
  doctor: ROW_ID,
  service: ROW_ID,
  branch: ROW_ID,
  until: DATE,
})
