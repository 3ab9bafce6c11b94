import type { AccessLevel } from '../access/access-level.ts'

interface Holder {
  /** The rights on the patient. */
  readonly accessLevels: readonly AccessLevel[]
}

/** An invoice names the programme, so that without VIEW_COVERAGE nobody sees it, whatever they see of the visit. */
export const seesInvoices = ({ accessLevels }: Holder): boolean =>
  accessLevels.includes('VIEW_VISITS') && accessLevels.includes('VIEW_COVERAGE')

/** Whoever orders what is done may say whether it was, where they see the invoice. */
export const decidesInvoices = ({ accessLevels }: Holder): boolean =>
  accessLevels.includes('BOOK_VISITS') && accessLevels.includes('VIEW_COVERAGE')
