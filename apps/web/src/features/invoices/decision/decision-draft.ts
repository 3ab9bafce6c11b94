import type { DecisionKind } from '@vizit/domain/invoices/invoice-decision.ts'
import { useState } from 'react'
import { readDraft } from '../../../app/browser-storage/drafts.ts'
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import type { Invoice } from '../invoice-types.ts'

export interface DecisionDraft {
  readonly kind: DecisionKind | null
  readonly reason: string
  /** Positions that are not confirmed. */
  readonly rejected: readonly number[]
  /** Reasons by position; also of one that is confirmed again: what was typed may be wanted after all. */
  readonly reasons: Readonly<Record<string, string>>
}

/** What is kept tells a corrected invoice: its positions may have other numbers. */
interface KeptDraft extends DecisionDraft {
  readonly version: number | null
  /** Names of the positions, by their numbers. */
  readonly names: Readonly<Record<string, string>>
}

const EMPTY: KeptDraft = { kind: null, reason: '', rejected: [], reasons: {}, version: null, names: {} }

/** The name of the unsent decision on an invoice. */
export const draftOf = ({ id }: Pick<Invoice, 'id'>) => `invoice ${id}`

/** Something of an answer is chosen or typed in this tab: whoever only looked has nothing that was not sent. */
export const hasBegunAnswer = (invoice: Pick<Invoice, 'id'>): boolean =>
  (readDraft<KeptDraft>(draftOf(invoice)).kind ?? null) !== null

/** The unsent decision; of one on an older version what still fits, and whether it is of an older version. */
export function useDecisionDraft(invoice: Invoice) {
  const [kept, keep] = useFormDraft<KeptDraft>(draftOf(invoice), EMPTY)
  const [isOlder] = useState(kept.version !== null && kept.version !== invoice.version)
  const draft = kept.version === invoice.version ? kept : fitTo(invoice, kept)
  const change = (changed: Partial<DecisionDraft>) => {
    const names = Object.fromEntries(invoice.positions.map(({ position, name }) => [position, name]))
    keep({ ...draft, ...changed, version: invoice.version, names })
  }
  return { draft, change, isOlder }
}

/** What was typed stays where its position is still there; whoever confirmed chooses anew, having seen the correction. */
function fitTo({ positions }: Invoice, kept: KeptDraft): DecisionDraft {
  const { kind, reason, names } = kept
  const reasons: Record<string, string> = {}
  const rejected: number[] = []
  const taken = new Set<number>()
  for (const number of new Set([...kept.rejected.map(String), ...Object.keys(kept.reasons)])) {
    const named = positions.filter(({ position, name }) => name === names[number] && !taken.has(position))
    const same = named.find(({ position }) => String(position) === number) ?? named[0]
    if (!same) continue
    taken.add(same.position)
    reasons[same.position] = kept.reasons[number] ?? ''
    if (kept.rejected.includes(Number(number))) rejected.push(same.position)
  }
  const isPartial = kind === 'PARTIAL' && positions.length > 1 && rejected.length > 0
  return { kind: kind === 'REJECTED' || isPartial ? kind : null, reason, rejected, reasons }
}

/** What is sent; null: nothing is chosen yet. */
export function decisionOf({ kind, reason, rejected, reasons }: DecisionDraft) {
  if (kind === null) return null
  if (kind === 'REJECTED') return { kind, reason: reason.trim() }
  if (kind === 'CONFIRMED') return { kind }
  const inOrder = rejected.toSorted((a, b) => a - b)
  return {
    kind,
    rejected: inOrder.map(position => ({ position, reason: (reasons[position] ?? '').trim() })),
  }
}
