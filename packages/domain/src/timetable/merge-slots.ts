const MS_PER_MINUTE = 60_000

/**
 * Free timeslots as a service takes them (product §5, "Slot merging"; decisions D10): for each timeslot, the index of
 * the last one of the consecutive ones (end = next start) that reach the service's `minutes` from it on; -1 where they
 * do not. The timeslots are those of one assignment, by start, in milliseconds; no two of them overlap.
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
    const wanted = (starts[first] as number) + minutes * MS_PER_MINUTE
    while ((ends[at] as number) < wanted && starts[at + 1] === ends[at]) at++
    if ((ends[at] as number) >= wanted) last[first] = at
  }
  return last
}
