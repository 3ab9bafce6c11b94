import { isDeepStrictEqual } from 'node:util'
import type { ModelState } from './model/state.ts'
import type { DatabaseState } from './set-up-race.ts'

/**
 * Whether the database holds this state. If it does, the model takes over the ids of timeslots that were inserted.
 */
export function matchesDatabase(state: ModelState, seen: DatabaseState): boolean {
  const slots = state.slots.map(({ id, withdrawn, visit, holder, until }, at) => ({
    id: id === 'new' ? (seen.slots[at]?.id ?? 'new') : id,
    withdrawn,
    visit,
    holder,
    until,
  }))
  const visits = state.visits.map(({ id, patient, ofService, start, end, cancelled }) => ({
    id,
    patient,
    ofService,
    start,
    end,
    cancelled,
  }))
  const agreed = isDeepStrictEqual(slots, seen.slots) && isDeepStrictEqual(byId(visits), byId(seen.visits))
  if (agreed)
    state.slots.forEach((slot, at) => {
      slot.id = slots[at]?.id ?? null
    })
  return agreed
}

const byId = <V extends { id: string }>(visits: readonly V[]) =>
  visits.toSorted((a, b) => (a.id < b.id ? -1 : 1))
