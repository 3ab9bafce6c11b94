import { minskInstant } from '@vizit/domain/time/minsk.ts'
import { type Problem, problemAt, type Row, type TableContent } from '../../clinic-import/public.ts'
import type { VisitColumns } from '../files/visits-table.ts'
import type { RegistryVisit, VisitOutcome } from '../registry-visit.ts'

/** What came, or came not, must have begun; and it is not called off in the next column. */
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

/** A visit to come that is called off is cancelled; that one of the past was is its outcome. */
export function whatBecame(
  { outcome, cancelled }: { readonly outcome: VisitOutcome | null; readonly cancelled: boolean },
  startsAt: Date,
  now: Date,
): Pick<RegistryVisit, 'outcome' | 'cancelled'> {
  if (startsAt > now) return { outcome: null, cancelled: cancelled || outcome === 'cancelled' }
  return { outcome, cancelled }
}
