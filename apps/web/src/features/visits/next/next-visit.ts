import { isPastVisit, splitVisits } from '@vizit/domain/booking/visit-lists.ts'
import { timesOf } from '../../../app/visit/current-visit-state.ts'
import type { Visit } from '../visit-types.ts'

/** The earliest visit that is not over, of anybody of the family. */
export function nextVisit(visits: readonly Visit[], now: Date): Visit | null {
  const timed = visits
    .filter(visit => !isPastVisit(timesOf(visit), now))
    .map(visit => ({ visit, ...timesOf(visit) }))
  return splitVisits(timed, now).future[0]?.visit ?? null
}
