import type { Invoice } from '@vizit/contract/shapes/invoice.ts'
import type { InvoiceState } from '@vizit/domain/invoices/invoice-decision.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { InvoiceRow } from '../store/read-invoices.ts'

interface Viewer {
  readonly accountId: string
  /** Whether they hold the right to decide for the patient. */
  readonly mayDecide: boolean
  readonly now: Date
}

/** An invoice as its viewer sees it. */
export function presentInvoice(
  row: InvoiceRow,
  { accountId, mayDecide, now }: Viewer,
): z.output<typeof Invoice> {
  const {
    isClosed: _,
    decision,
    decidedAt,
    decidedBy,
    decidedByName,
    answerUntil,
    positions,
    ...invoice
  } = row
  const state = stateOf(row, now)
  const sum = (of: 'amount' | 'covered') => positions.reduce((total, position) => total + position[of], 0)
  return {
    ...invoice,
    startDate: formatInstant(invoice.startDate),
    answerUntil: formatInstant(answerUntil),
    state,
    canDecide: mayDecide && state === 'WAITING',
    amount: sum('amount'),
    covered: sum('covered'),
    positions: [...positions],
    decision:
      decision && decidedAt
        ? {
            reason: decision.reason,
            at: formatInstant(decidedAt),
            by: decidedByName,
            isMe: decidedBy === accountId,
          }
        : null,
  }
}

/**
 * An invoice whose time is over is not answered, also before the background work writes it down; nor is one whose visit the registry has
 * cancelled since, which nobody confirms any more.
 */
export function stateOf(
  {
    decision,
    answerUntil,
    isVisitCancelled,
  }: Pick<InvoiceRow, 'decision' | 'answerUntil' | 'isVisitCancelled'>,
  now: Date,
): InvoiceState {
  if (decision) return decision.kind
  return isVisitCancelled || answerUntil <= now ? 'UNANSWERED' : 'WAITING'
}
