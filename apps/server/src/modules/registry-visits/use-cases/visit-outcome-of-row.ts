import { minskInstant } from '@vizit/domain/time/minsk.ts'
import { type Problem, problemAt, type Row, type TableContent } from '../../clinic-import/public.ts'
import type { VisitColumns } from '../files/visits-table.ts'
import type { RegistryVisit, VisitOutcome } from '../registry-visit.ts'

/** An outcome needs a visit that has begun, and contradicts a cancellation in the next column. */
export function checkOutcome(
  content: TableContent<VisitColumns>,
  row: Row<VisitColumns>,
  now: Date,
): Problem[] {
  const { outcome, cancelled, date, time } = row.values
  if (!outcome || outcome === 'cancelled') return []
  if (cancelled) return [problemAt(content, row, 'outcome', 'visits.outcomeOfCancelled')]
  const isToCome = date && time && new Date(minskInstant(date, time)) > now
  return isToCome ? [problemAt(content, row, 'outcome', 'visits.outcomeTooEarly')] : []
}

/** The word "cancelled" cancels a future visit and is the outcome of a past one. */
export function outcomeOrCancellation(
  { outcome, cancelled }: { readonly outcome: VisitOutcome | null; readonly cancelled: boolean },
  startsAt: Date,
  now: Date,
): Pick<RegistryVisit, 'outcome' | 'cancelled'> {
  if (startsAt > now) return { outcome: null, cancelled: cancelled || outcome === 'cancelled' }
  return { outcome, cancelled }
}
