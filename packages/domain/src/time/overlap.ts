interface Interval {
  readonly start: string
  readonly end: string
}

/** True if the two intervals overlap. Intervals that only touch do not. */
export function overlap(one: Interval, other: Interval): boolean {
  // Do not compare them as texts: 06:30:00Z and 06:30:00.000Z are the same instant.
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end)
}
