/** The visits of one person over the last 12 months: those whose time has passed, and those of them missed. */
export interface VisitRecord {
  readonly past: number
  readonly missed: number
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
