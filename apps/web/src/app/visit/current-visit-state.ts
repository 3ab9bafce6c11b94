import { isChangeable } from '@vizit/domain/booking/change-cut-off.ts'
import { isPastVisit } from '@vizit/domain/booking/visit-lists.ts'
import type { Visit } from './visits-source.ts'

/** The fields of a visit that the domain's rules use. */
export const timesOf = ({ startDate, endDate, status }: Pick<Visit, 'startDate' | 'endDate' | 'status'>) => ({
  startsAt: new Date(startDate),
  endsAt: new Date(endDate),
  status,
})

/** A visit in its current state: the state of a stored visit changes with the time. */
export function currentVisitState<V extends Visit>(visit: V, now: Date, cutOffMinutes: number): V {
  const times = timesOf(visit)
  const isPast = isPastVisit(times, now)
  const isManageable = visit.isManageable && !isPast && isChangeable(times.startsAt, now, cutOffMinutes)
  // The same object if nothing has changed, so that components do not render again.
  return isPast === visit.isPast && isManageable === visit.isManageable
    ? visit
    : { ...visit, isPast, isManageable }
}
