import { isPastVisit, type ListedVisit } from '../booking/visit-lists.ts'
import { addDays, type CivilDate } from '../time/civil-date.ts'
import { civilDateOf } from '../time/minsk.ts'

/** The first day on which a visit may be taken off one's own list: the day after the visit (decisions D8), in Minsk. */
export function takenOffFrom({ endsAt }: Pick<ListedVisit, 'endsAt'>): CivilDate {
  return addDays(civilDateOf(endsAt), 1)
}

/** True if the visit may be taken off the list now: it is past or cancelled, and its day is over (decisions D8). */
export function mayTakeOff(visit: ListedVisit, now: Date): boolean {
  const isOver = visit.status === 'cancelled' || isPastVisit(visit, now)
  return isOver && civilDateOf(now) >= takenOffFrom(visit)
}
