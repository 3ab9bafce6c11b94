import { splitVisits } from '@vizit/domain/booking/visit-lists.ts'
import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import { currentVisitState, timesOf } from '../../../app/visit/current-visit-state.ts'
import type { Visit } from '../visit-types.ts'

export type Tab = 'future' | 'past' | 'all'

interface Ordering {
  readonly tab: Tab
  readonly now: Date
  readonly cutOffMinutes: number
  /** The first day of the past visits. */
  readonly from: string
}

/** The visits of a tab at this moment: upcoming by start ascending, then past descending (calls §9). */
export function orderVisits<V extends Visit>(visits: readonly V[], ordering: Ordering): V[] {
  const { tab, now, cutOffMinutes } = ordering
  const { future, past } = splitVisits(
    visits.map(visit => ({ visit: currentVisitState(visit, now, cutOffMinutes), ...timesOf(visit) })),
    now,
  )
  const since = minskMidnight(ordering.from)
  const shownPast = past.filter(({ startsAt }) => startsAt.getTime() >= since)
  const shown = tab === 'future' ? future : tab === 'past' ? shownPast : [...future, ...shownPast]
  return shown.map(({ visit }) => visit)
}
