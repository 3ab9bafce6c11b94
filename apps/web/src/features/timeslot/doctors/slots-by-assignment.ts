import type { Assignment, Branch, FreeSlot } from '../timeslot-types.ts'

interface SlotsOfPlace {
  readonly branch: Branch
  readonly place: Assignment
  readonly slots: readonly FreeSlot[]
}

/** A doctor's timeslots by branch and speciality, without empty groups. */
export function slotsByAssignment(
  places: readonly Assignment[],
  slots: readonly FreeSlot[],
  branches: readonly Branch[],
): SlotsOfPlace[] {
  const placeOf = new Map(places.map(place => [place.assignmentId, place]))
  return branches.flatMap(branch => {
    const here = slots.filter(slot => placeOf.get(slot.assignmentId)?.branchId === branch.branchId)
    const bySpeciality = Map.groupBy(here, slot => placeOf.get(slot.assignmentId)?.specialityId)
    return [...bySpeciality.values()].flatMap(group => {
      const place = placeOf.get(group[0]?.assignmentId ?? '')
      return place ? [{ branch, place, slots: group }] : []
    })
  })
}
