import type { VisitStatus } from './visit-status.ts'

/** What of the past visits is shown (product §2, "Visits history filter"). */
export interface HistoryFilter {
  /** The provider code of the medical organisation. */
  readonly clinic?: string
  readonly outcome?: 'completed' | 'missed' | 'cancelled'
}

interface FilteredVisit {
  readonly providerCode: string
  readonly status: VisitStatus
}

/**
 * Does the filter let this visit through? What was neither missed nor cancelled counts as completed, since clinics seldom
 * mark it.
 */
export function passesHistoryFilter({ clinic, outcome }: HistoryFilter, visit: FilteredVisit): boolean {
  if (clinic !== undefined && visit.providerCode !== clinic) return false
  return outcome === undefined || outcome === outcomeOf(visit.status)
}

const outcomeOf = (status: VisitStatus): HistoryFilter['outcome'] =>
  status === 'missed' || status === 'cancelled' ? status : 'completed'
