import { MINUTE_MS } from '../time/minute.ts'

/**
 * Merges free timeslots for a service (product §5, "Slot merging"; decisions D10). For each timeslot it returns the
 * index of the last of the consecutive timeslots (end = next start) that together reach the service's `minutes`; -1 if
 * they do not reach it. The timeslots belong to one assignment, are sorted by start, are given in milliseconds and do
 * not overlap.
 */
export function lastSlotIndexes(
  starts: ArrayLike<number>,
  ends: ArrayLike<number>,
  minutes: number,
): Int32Array {
  const last = new Int32Array(starts.length).fill(-1)
  let at = 0
  for (let first = 0; first < starts.length; first++) {
    at = Math.max(at, first)
    const wanted = (starts[first] as number) + minutes * MINUTE_MS
    while ((ends[at] as number) < wanted && starts[at + 1] === ends[at]) at++
    if ((ends[at] as number) >= wanted) last[first] = at
  }
  return last
}
