import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { ListedDoctor, ListedPlace, ListedTimeslot } from '../doctor-types.ts'

interface TimesOfDay {
  /** `YYYY-MM-DD`, in Minsk. */
  readonly date: string
  readonly slots: readonly ListedTimeslot[]
}

export interface TimesOfPlace {
  readonly place: ListedPlace
  readonly days: readonly TimesOfDay[]
}

/** A doctor's free times by place and date; places without any are left out, the soonest one comes first. */
export function timesByPlace({
  worksAt,
  freeTimeslots,
}: Pick<ListedDoctor, 'worksAt' | 'freeTimeslots'>): TimesOfPlace[] {
  const ids = [...new Set(freeTimeslots.map(({ assignmentId }) => assignmentId))]
  return ids.flatMap(id => {
    const place = worksAt.find(({ assignmentId }) => assignmentId === id)
    const slots = freeTimeslots.filter(({ assignmentId }) => assignmentId === id)
    return place ? [{ place, days: byDate(slots) }] : []
  })
}

function byDate(slots: readonly ListedTimeslot[]): TimesOfDay[] {
  const days = Map.groupBy(slots, ({ startTime }) => civilDateOf(startTime))
  return [...days].map(([date, times]) => ({ date, slots: times }))
}
