/** The visits of one person over the last 12 months: those whose time has passed, and those of them missed. */
export interface VisitRecord {
  readonly past: number
  readonly missed: number
}

/** A visit whose time has passed, as it counts for its patient. */
export interface CountedVisit {
  readonly missed: boolean
  /** When it is 12 months old and counts no more: milliseconds of an instant. */
  readonly countsUntil: number
}

/** Remote configuration: a share (0.05 = 5 %), and the least number that counts at all. */
export interface MissedVisitsLimit {
  readonly share: number
  readonly minimumMissed: number
}

/** Do missed visits close online booking? Strictly above the share (calls §9; decisions D4). */
export function missesTooMany({ past, missed }: VisitRecord, limit: MissedVisitsLimit): boolean {
  return past > 0 && missed >= limit.minimumMissed && missed / past > limit.share
}

/** The record that the visits make which count at a moment. */
export function recordAt(visits: readonly CountedVisit[], moment: number): VisitRecord {
  const counted = visits.filter(({ countsUntil }) => countsUntil > moment)
  return { past: counted.length, missed: counted.filter(({ missed }) => missed).length }
}

/**
 * When missed visits will close online booking no longer, if nothing else happens: the first moment at which enough of
 * them are a year old. `now` where they do not close it (decisions D4).
 */
export function reopensAt(visits: readonly CountedVisit[], now: number, limit: MissedVisitsLimit): number {
  const moments = [now, ...visits.map(({ countsUntil }) => countsUntil).sort((a, b) => a - b)]
  // The last of them finds nothing that counts, which closes nothing.
  const open = moments.find(moment => moment >= now && !missesTooMany(recordAt(visits, moment), limit))
  return open ?? now
}
