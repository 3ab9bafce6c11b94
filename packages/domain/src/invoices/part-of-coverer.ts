import type { InvoiceState } from './invoice-decision.ts'

interface Position {
  /** What the coverer pays of it. */
  readonly covered: number
  readonly accepted: boolean
}

interface Decided<Each extends Position> {
  readonly decision: Exclude<InvoiceState, 'WAITING'>
  readonly reason: string | null
  readonly positions: readonly Each[]
}

/**
 * What a coverer reads of a decision: the positions that it pays, what was said of these, and what it pays of them. Null: it pays nothing,
 * and learns nothing. What was rejected in part may be all of this part, or none of it; the words about other positions are not its own.
 * Of a visit that was not booked with it, it reads what the patient confirmed that it pays.
 */
export function partOfCoverer<Each extends Position>(
  { decision, reason, positions }: Decided<Each>,
  isBookedWithIt: boolean,
) {
  const paid = positions.filter(({ covered, accepted }) => covered > 0 && (isBookedWithIt || accepted))
  if (paid.length === 0) return null
  const accepted = paid.filter(each => each.accepted)
  return {
    decision: decision === 'PARTIAL' ? decisionOn(accepted.length, paid.length) : decision,
    reason,
    positions: paid,
    covered: accepted.reduce((total, each) => total + each.covered, 0),
  }
}

function decisionOn(accepted: number, all: number): Exclude<InvoiceState, 'WAITING' | 'UNANSWERED'> {
  if (accepted === all) return 'CONFIRMED'
  return accepted === 0 ? 'REJECTED' : 'PARTIAL'
}
