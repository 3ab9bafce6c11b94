import type { Minutes, ModelSlot, ModelState, ModelVisit } from './state.ts'

export interface Interval {
  readonly start: Minutes
  readonly end: Minutes
}

export const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end

export const slotOf = (state: ModelState, id: string) => state.slots.find(slot => slot.id === id)

/** One timeslot, or the run that the service takes from it on (decisions D10). Null: the run is not complete. */
export function runOf(state: ModelState, first: ModelSlot, ofService: boolean): ModelSlot[] | null {
  const run = [first]
  const length = ofService ? (state.durations[first.assignment] ?? 0) : 0
  for (let last = first; last.end - first.start < length; ) {
    const next = state.slots.find(
      ({ id, assignment, start }) => id !== null && assignment === first.assignment && start === last.end,
    )
    if (!next) return null
    run.push(next)
    last = next
  }
  return run
}

export const timeOf = (run: readonly ModelSlot[]): Interval => ({
  start: Math.min(...run.map(({ start }) => start)),
  end: Math.max(...run.map(({ end }) => end)),
})

export function isOpen(slot: ModelSlot, holders: readonly string[], now: Minutes): boolean {
  if (slot.visit !== null || slot.start <= now) return false
  return slot.until > now ? holders.includes(slot.holder ?? '') : !slot.withdrawn
}

/** Whether a visit overlaps this time. */
export const clash = (state: ModelState, time: Interval, is: (visit: ModelVisit) => boolean) =>
  state.visits.some(visit => !visit.cancelled && is(visit) && overlap(visit, time))

export function letGo(
  state: ModelState,
  holders: readonly string[],
  except: readonly ModelSlot[] = [],
): void {
  for (const slot of state.slots) {
    if (except.includes(slot) || slot.holder === null || !holders.includes(slot.holder)) continue
    slot.holder = null
    slot.until = 0
    tidy(slot)
  }
}

export function take(run: readonly ModelSlot[], visit: string): void {
  for (const slot of run) Object.assign(slot, { visit, holder: null, until: 0 })
}

export function free(state: ModelState, visit: string, except: readonly ModelSlot[] = []): void {
  for (const slot of state.slots) {
    if (slot.visit !== visit || except.includes(slot)) continue
    slot.visit = null
    tidy(slot)
  }
}

/** Deletes withdrawn timeslots that have no visit and no hold. */
export function tidy(slot: ModelSlot): void {
  if (slot.withdrawn && slot.visit === null && slot.holder === null) {
    slot.id = null
    slot.withdrawn = false
  }
}
