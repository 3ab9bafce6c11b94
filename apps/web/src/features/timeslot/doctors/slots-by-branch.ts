import type { Branch, Doctor, FreeSlot } from '../timeslot-types.ts'

/** A doctor's timeslots at each branch that has any. */
export function slotsByBranch(doctor: Doctor, slots: readonly FreeSlot[], branches: readonly Branch[]) {
  const branchOf = new Map(doctor.worksAt.map(place => [place.assignmentId, place.branchId]))
  return branches
    .map(branch => ({
      branch,
      slots: slots.filter(slot => branchOf.get(slot.assignmentId) === branch.branchId),
    }))
    .filter(group => group.slots.length > 0)
}
