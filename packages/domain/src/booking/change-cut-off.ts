const MS_PER_MINUTE = 60_000

/**
 * May a visit that starts then still be moved or cancelled by its patient? No later than the cut-off
 * (30 minutes) before its start (product §4, "Visit cancel"; decisions D11).
 */
export function isChangeable(startsAt: Date, now: Date, cutOffMinutes: number): boolean {
  return startsAt.getTime() - now.getTime() >= cutOffMinutes * MS_PER_MINUTE
}
