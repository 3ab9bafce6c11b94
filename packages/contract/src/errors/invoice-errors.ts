import { z } from 'zod'
import { InvoiceState } from '../shapes/invoice.ts'
import { Instant } from '../shapes/scalars.ts'
import { kind, none } from './error-kind.ts'

/** Invoices (product §4; decisions D17). */
export const invoiceErrors = {
  /** Another decision stands already; the invoice says whose. */
  INVOICE_DECIDED: kind(409, false, z.object({ state: InvoiceState, at: Instant })),
  /** The organisation has corrected the invoice since it was shown. */
  INVOICE_CHANGED: kind(409, false, z.object({ version: z.int32() })),
  INVOICE_TOO_LATE: kind(409, false, z.object({ answerUntil: Instant })),
  /** The organisation has cancelled the visit since: there is nothing to decide and nothing to pay. */
  INVOICE_VISIT_CANCELLED: kind(409, false, none),
}
