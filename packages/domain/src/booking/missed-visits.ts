/** A person's visits over the last 12 months: how many are past, and how many of those were missed. */
export interface VisitRecord {
  readonly past: number
  readonly missed: number
}

/** A past visit as the missed-visits rule counts it. */
export interface CountedVisit {
  readonly missed: boolean
  /** The moment when the visit becomes 12 months old and is no longer counted, in milliseconds since the epoch. */
  readonly countsUntil: number
}

/**
 * From the remote configuration: the share (0.05 = 5 %), and the smallest number of missed visits that counts at all.
 */
export interface MissedVisitsLimit {
  readonly share: number
  readonly minimumMissed: number
}

/** True if missed visits disable online booking: the share is strictly above the limit (calls §9; decisions D4). */
export function missesTooMany({ past, missed }: VisitRecord, limit: MissedVisitsLimit): boolean {
  return past > 0 && missed >= limit.minimumMissed && missed / past > limit.share
}

/** The record of those visits that still count at a moment. */
export function recordAt(visits: readonly CountedVisit[], moment: number): VisitRecord {
  const counted = visits.filter(({ countsUntil }) => countsUntil > moment)
  return { past: counted.length, missed: counted.filter(({ missed }) => missed).length }
}

/**
 * When missed visits will stop disabling online booking, if nothing else happens: the first moment when enough of them
 * are older than 12 months. Returns `now` if booking is not disabled (decisions D4).
 */
export function reopensAt(visits: readonly CountedVisit[], now: number, limit: MissedVisitsLimit): number {
  const moments = [now, ...visits.map(({ countsUntil }) => countsUntil).sort((a, b) => a - b)]
  // At the last of these moments no visit counts any more, so booking is open and `find` always succeeds.
  const open = moments.find(moment => moment >= now && !missesTooMany(recordAt(visits, moment), limit))
  return open ?? now
}
