import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Problem } from '../clinic-import/public.ts'

export interface InvoicePosition {
  readonly position: number
  readonly name: string
  readonly serviceCode: string | null
  readonly quantity: number
  /** Kopecks, of the whole quantity. */
  readonly amount: number
  /** Kopecks that the programme pays. */
  readonly covered: number
}

/** An invoice as its organisation sends it. */
export interface SentInvoice {
  readonly providerId: string
  readonly code: string
  readonly visitId: string
  readonly programme: string
  readonly issuedOn: CivilDate
  /** The last day on which the patient may decide. Null: as the operator has set. */
  readonly answerUntil: CivilDate | null
  readonly positions: readonly InvoicePosition[]
}

/** What became of the invoices of a file. */
export interface SavedInvoices {
  readonly added: number
  readonly corrected: number
  readonly unchanged: number
}

export type InvoicesImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'checked'; readonly count: number }
  | ({ readonly outcome: 'imported' } & SavedInvoices)
