import { MINUTE_MS } from '../time/minute.ts'

/** A free timeslot of one assignment. */
export interface FreeSlot {
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Consecutive timeslots that are booked together (decisions D10). */
export interface Run {
  readonly slotIds: readonly [string, ...string[]]
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * The runs of this many minutes that contain a freed timeslot, the earliest first; null minutes: the timeslot alone.
 * `slots` are the free timeslots of its assignment, by start.
 */
export function runsContainingSlot(
  slots: readonly FreeSlot[],
  freedId: string,
  minutes: number | null,
): Run[] {
  const freed = slots.findIndex(({ id }) => id === freedId)
  const runs: Run[] = []
  for (let first = freed; first >= 0; first--) {
    if (first < freed && !follows(slots[first], slots[first + 1])) break
    const run = runFrom(slots, first, minutes)
    if (run?.slotIds.includes(freedId)) runs.unshift(run)
  }
  return runs
}

function runFrom(slots: readonly FreeSlot[], first: number, minutes: number | null): Run | undefined {
  const start = slots[first]
  if (!start) return undefined
  const slotIds: [string, ...string[]] = [start.id]
  let last = start
  const isReached = () =>
    minutes === null || last.endsAt.getTime() - start.startsAt.getTime() >= minutes * MINUTE_MS
  for (let at = first + 1; !isReached(); at++) {
    const next = slots[at]
    if (!next || !follows(last, next)) return undefined
    slotIds.push(next.id)
    last = next
  }
  return { slotIds, startsAt: start.startsAt, endsAt: last.endsAt }
}

const follows = (slot: FreeSlot | undefined, next: FreeSlot | undefined) =>
  slot !== undefined && next !== undefined && slot.endsAt.getTime() === next.startsAt.getTime()
