interface ListedVisit {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: string
}

const MAY_BE_FUTURE: readonly string[] = ['reserved', 'created_manually', 'cancelled']

/** Future, by its end and status, or past (product §4, "Visit lists")? */
export function isPastVisit(visit: ListedVisit, now: Date): boolean {
  return visit.endsAt <= now || !MAY_BE_FUTURE.includes(visit.status)
}

/** Both lists without cancelled visits: future by start, past from the latest (product §4; calls §9). */
export function splitVisits<V extends ListedVisit>(visits: readonly V[], now: Date) {
  const listed = visits.filter(visit => visit.status !== 'cancelled')
  const byStart = (a: V, b: V) => a.startsAt.getTime() - b.startsAt.getTime()
  return {
    future: listed.filter(visit => !isPastVisit(visit, now)).sort(byStart),
    past: listed.filter(visit => isPastVisit(visit, now)).sort((a, b) => byStart(b, a)),
  }
}
