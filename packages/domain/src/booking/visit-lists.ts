import { isPlanned } from '../visits/visit-status.ts'

export interface ListedVisit {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: string
}

const byStart = (a: ListedVisit, b: ListedVisit) => a.startsAt.getTime() - b.startsAt.getTime()

/** True if the visit is past, by its end and its status (product §4, "Visit lists"). */
export function isPastVisit(visit: ListedVisit, now: Date): boolean {
  return visit.endsAt <= now || (!isPlanned(visit.status) && visit.status !== 'cancelled')
}

/** Sorts one list by start and leaves out cancelled visits. */
export function listVisits<V extends ListedVisit>(visits: readonly V[]): V[] {
  return visits.filter(visit => visit.status !== 'cancelled').sort(byStart)
}

/**
 * Both lists without cancelled visits: future visits by start ascending, past visits by start descending (product §4;
 * calls §9).
 */
export function splitVisits<V extends ListedVisit>(visits: readonly V[], now: Date) {
  const listed = listVisits(visits)
  return {
    future: listed.filter(visit => !isPastVisit(visit, now)),
    past: listed.filter(visit => isPastVisit(visit, now)).reverse(),
  }
}
