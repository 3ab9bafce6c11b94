import { isSeen, plainLine } from '../validation/plain-line.ts'

/** What became of an invoice (product §4, "Service on an invoice"; decisions D17). */
export const invoiceStates = ['WAITING', 'CONFIRMED', 'PARTIAL', 'REJECTED', 'UNANSWERED'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** What a person may say: all of it is right, some positions are not, or nothing of it is. */
export const decisionKinds = ['CONFIRMED', 'PARTIAL', 'REJECTED'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** The longest reason. */
export const REASON_LENGTH = 500

export interface InvoiceDecision {
  readonly kind: DecisionKind
  /** Why all of it is rejected. */
  readonly reason?: string | undefined
  readonly rejected?: readonly { readonly position: number; readonly reason: string }[] | undefined
}

/** As it is judged and kept: who reads a reason sees the words that it has. */
export function withPlainReasons<Decision extends InvoiceDecision>(decision: Decision): Decision {
  const { reason, rejected } = decision
  return {
    ...decision,
    ...(reason !== undefined && { reason: plainLine(reason) }),
    ...(rejected && { rejected: rejected.map(each => ({ ...each, reason: plainLine(each.reason) })) }),
  }
}

export interface DecisionProblem {
  readonly path: string
  readonly problem: 'required' | 'unknown' | 'duplicate' | 'unexpected' | 'all_rejected'
}

/** What is wrong with a decision about an invoice with these positions. */
export function decisionProblems(
  positions: readonly number[],
  { kind, reason, rejected = [] }: InvoiceDecision,
): DecisionProblem[] {
  if (kind === 'REJECTED')
    return [
      ...(isSeen(reason ?? '') ? [] : [{ path: 'reason', problem: 'required' } as const]),
      ...(rejected.length > 0 ? [{ path: 'rejected', problem: 'unexpected' } as const] : []),
    ]
  const unexpected = reason === undefined ? [] : [{ path: 'reason', problem: 'unexpected' } as const]
  if (kind === 'CONFIRMED')
    return [
      ...unexpected,
      ...(rejected.length > 0 ? [{ path: 'rejected', problem: 'unexpected' } as const] : []),
    ]
  if (rejected.length === 0) return [...unexpected, { path: 'rejected', problem: 'required' }]
  const known = new Set(positions)
  const seen = new Set<number>()
  const problems = rejected.flatMap(({ position, reason: why }, index): DecisionProblem[] => {
    const isDuplicate = seen.has(position)
    seen.add(position)
    return [
      ...(known.has(position) ? [] : [{ path: `rejected.${index}.position`, problem: 'unknown' } as const]),
      ...(isDuplicate ? [{ path: `rejected.${index}.position`, problem: 'duplicate' } as const] : []),
      ...(isSeen(why) ? [] : [{ path: `rejected.${index}.reason`, problem: 'required' } as const]),
    ]
  })
  // Whoever rejects all of it says why once, for the whole invoice.
  if (problems.length === 0 && seen.size === known.size)
    return [...unexpected, { path: 'rejected', problem: 'all_rejected' }]
  return [...unexpected, ...problems]
}
