import type { Answer } from '@vizit/api-client/calls.ts'
import { confirmedPart } from './confirmed-part.ts'

type Invoice = Pick<Answer<'showInvoice'>, 'state' | 'covered' | 'positions'>

interface Paid {
  /** Kopecks of what was confirmed. */
  readonly covered: number
  /** Somebody has confirmed something, also what the programme does not pay. */
  readonly isConfirmed: boolean
  /** Why more is not known: an invoice waits for its answer, or nobody answered it in time, which is no consent. */
  readonly open: 'WAITING' | 'UNANSWERED' | undefined
}

const OPEN = ['WAITING', 'UNANSWERED'] as const

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
    isConfirmed: invoices.some(({ state }) => state === 'CONFIRMED' || state === 'PARTIAL'),
    open: OPEN.find(open => invoices.some(({ state }) => state === open)),
  }
}
