import type { DecisionKind } from '@vizit/domain/invoices/invoice-decision.ts'
import { useState } from 'react'
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import type { Invoice } from '../invoice-types.ts'

export interface DecisionDraft {
  readonly kind: DecisionKind | null
  readonly reason: string
  /** Reasons by position; a position that is there is rejected. */
  readonly reasons: Readonly<Record<string, string>>
}

/** What is kept tells a corrected invoice: its positions may have other numbers. */
interface KeptDraft extends DecisionDraft {
  readonly version: number | null
  /** Names of the rejected positions, by their numbers. */
  readonly names: Readonly<Record<string, string>>
}

const EMPTY: KeptDraft = { kind: null, reason: '', reasons: {}, version: null, names: {} }

/** The name of the unsent decision on an invoice. */
export const draftOf = ({ id }: Pick<Invoice, 'id'>) => `invoice ${id}`

/** The unsent decision; of one on an older version what still fits, and whether it is of an older version. */
export function useDecisionDraft(invoice: Invoice) {
  const [kept, keep] = useFormDraft<KeptDraft>(draftOf(invoice), EMPTY)
  const [isOlder] = useState(kept.version !== null && kept.version !== invoice.version)
  const draft = kept.version === invoice.version ? kept : fitTo(invoice, kept)
  const change = (changed: Partial<DecisionDraft>) => {
    const next = { ...draft, ...changed }
    const rejected = invoice.positions.filter(({ position }) => position in next.reasons)
    const names = Object.fromEntries(rejected.map(({ position, name }) => [position, name]))
    keep({ ...next, version: invoice.version, names })
  }
  return { draft, change, isOlder }
}

/** What was typed stays where its position is still there; whoever confirmed chooses anew, having seen the correction. */
function fitTo({ positions }: Invoice, { kind, reason, reasons, names }: KeptDraft): DecisionDraft {
  const fitting: Record<string, string> = {}
  for (const [number, why] of Object.entries(reasons)) {
    const named = positions.filter(({ position, name }) => name === names[number] && !(position in fitting))
    const same = named.find(({ position }) => String(position) === number) ?? named[0]
    if (same) fitting[same.position] = why
  }
  const isPartial = kind === 'PARTIAL' && positions.length > 1 && Object.keys(fitting).length > 0
  return { kind: kind === 'REJECTED' || isPartial ? kind : null, reason, reasons: fitting }
}

/** What is sent; null: nothing is chosen yet. */
export function decisionOf({ kind, reason, reasons }: DecisionDraft) {
  if (kind === null) return null
  if (kind === 'REJECTED') return { kind, reason: reason.trim() }
  if (kind === 'CONFIRMED') return { kind }
  const rejected = Object.entries(reasons).map(([position, why]) => ({
    position: Number(position),
    reason: why.trim(),
  }))
  return { kind, rejected }
}
