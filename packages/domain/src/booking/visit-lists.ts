import { isPlanned } from '../visits/visit-status.ts'

export interface ListedVisit {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: string
}

const byStart = (a: ListedVisit, b: ListedVisit) => a.startsAt.getTime() - b.startsAt.getTime()

/** Future, by its end and status, or past (product §4, "Visit lists")? */
export function isPastVisit(visit: ListedVisit, now: Date): boolean {
  return visit.endsAt <= now || (!isPlanned(visit.status) && visit.status !== 'cancelled')
}

/** One list without cancelled visits, by start. */
export function listVisits<V extends ListedVisit>(visits: readonly V[]): V[] {
  return visits.filter(visit => visit.status !== 'cancelled').sort(byStart)
}

/** Both lists without cancelled visits: future by start, past from the latest (product §4; calls §9). */
export function splitVisits<V extends ListedVisit>(visits: readonly V[], now: Date) {
  const listed = listVisits(visits)
  return {
    future: listed.filter(visit => !isPastVisit(visit, now)),
    past: listed.filter(visit => isPastVisit(visit, now)).reverse(),
  }
}
