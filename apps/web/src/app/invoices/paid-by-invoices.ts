import type { Answer } from '@vizit/api-client/calls.ts'
import { confirmedPart } from './confirmed-part.ts'

type Invoice = Pick<Answer<'showInvoice'>, 'state' | 'covered' | 'positions'>

interface Paid {
  /** Kopecks of what was confirmed. */
  readonly covered: number
  /** Some of the invoices wait for an answer. */
  readonly isOpen: boolean
}

/**
 * What a programme pays of a visit by the answers to its invoices; undefined: nothing was rejected, so that what was said at the booking
 * holds.
 */
export function paidByInvoices(invoices: readonly Invoice[]): Paid | undefined {
  if (!invoices.some(({ state }) => state === 'REJECTED' || state === 'PARTIAL')) return undefined
  const confirmedOf = (invoice: Invoice) =>
    invoice.state === 'CONFIRMED'
      ? invoice.covered
      : invoice.state === 'PARTIAL'
        ? confirmedPart(invoice).covered
        : 0
  return {
    covered: invoices.reduce((sum, invoice) => sum + confirmedOf(invoice), 0),
    isOpen: invoices.some(({ state }) => state === 'WAITING'),
  }
}
