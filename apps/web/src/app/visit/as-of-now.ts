import { isChangeable } from '@vizit/domain/booking/change-cut-off.ts'
import { isPastVisit } from '@vizit/domain/booking/visit-lists.ts'
import type { Visit } from './visits-source.ts'

/** What rules of the domain read of a visit. */
export const timesOf = ({ startDate, endDate, status }: Pick<Visit, 'startDate' | 'endDate' | 'status'>) => ({
  startsAt: new Date(startDate),
  endsAt: new Date(endDate),
  status,
})

/** A visit as it stands now: one that lies on the device goes on ageing there. */
export function asOfNow<V extends Visit>(visit: V, now: Date, cutOffMinutes: number): V {
  const times = timesOf(visit)
  const isPast = isPastVisit(times, now)
  const isManageable = visit.isManageable && !isPast && isChangeable(times.startsAt, now, cutOffMinutes)
  // The same object where nothing has changed: what shows it need not be drawn again.
  return isPast === visit.isPast && isManageable === visit.isManageable
    ? visit
    : { ...visit, isPast, isManageable }
}
