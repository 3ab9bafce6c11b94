import type { ModelSlot, ModelState, OperationOf } from '../state.ts'
import { clash, overlap, tidy } from '../timeslots.ts'

/**
 * The clinic imports its timetable again: booked and held timeslots stay until they are free; the rest becomes as
 * imported.
 */
export function importAgain(state: ModelState, { wanted }: OperationOf<'import'>): string {
  for (const slot of state.slots) {
    if (slot.withdrawn && slot.visit === null && slot.until <= state.now) {
      slot.holder = null
      slot.until = 0
      tidy(slot)
    }
  }
  const future = state.slots.flatMap((slot, at) =>
    slot.start > state.now ? [{ slot, isWanted: wanted[at] ?? false }] : [],
  )
  for (const { slot, isWanted } of future) {
    if (slot.id === null) continue
    if (isWanted || slot.visit !== null || slot.until > state.now) slot.withdrawn = !isWanted
    else Object.assign(slot, { id: null, holder: null, until: 0, withdrawn: false })
  }
  const isTaken = (slot: ModelSlot) =>
    clash(state, slot, visit => visit.doctor === slot.doctor) ||
    state.slots.some(
      other =>
        other.doctor === slot.doctor && other.withdrawn && other.start > state.now && overlap(other, slot),
    )
  const missing = future.filter(({ slot, isWanted }) => slot.id === null && isWanted && !isTaken(slot))
  for (const { slot } of missing) slot.id = 'new'
  return 'imported'
}
