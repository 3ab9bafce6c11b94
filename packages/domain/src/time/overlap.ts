interface Interval {
  readonly start: string
  readonly end: string
}

/** Do two intervals of instants share any time? Those that only touch do not. */
export function overlap(one: Interval, other: Interval): boolean {
  // Not compared as texts: 06:30:00Z and 06:30:00.000Z are the same instant.
  return Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end)
}
