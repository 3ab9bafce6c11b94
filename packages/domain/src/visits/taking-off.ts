import { isPastVisit, type ListedVisit } from '../booking/visit-lists.ts'
import { addDays, type CivilDate } from '../time/civil-date.ts'
import { civilDateOf } from '../time/minsk.ts'

/** The first day on which a visit may be taken off one's own list: the one after it (decisions D8), in Minsk. */
export function takenOffFrom({ endsAt }: Pick<ListedVisit, 'endsAt'>): CivilDate {
  return addDays(civilDateOf(endsAt), 1)
}

/** May it be taken off the list now: past or cancelled, and not before the day after it (decisions D8)? */
export function mayTakeOff(visit: ListedVisit, now: Date): boolean {
  const isOver = visit.status === 'cancelled' || isPastVisit(visit, now)
  return isOver && civilDateOf(now) >= takenOffFrom(visit)
}
