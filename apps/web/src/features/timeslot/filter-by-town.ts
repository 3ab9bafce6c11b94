import type { Branch, Doctor } from './timeslot-types.ts'

/**
 * The branches of one town and their doctors; all of them if the organisation has no branch in that town. A branch that
 * a link names is in its own town, whichever was chosen here before.
 */
export function filterByTown(
  doctors: readonly Doctor[],
  branches: readonly Branch[],
  town: number | undefined,
  named?: string,
) {
  const ofNamed = branches.find(({ branchId }) => branchId === named)?.locationCode
  const at = town && (ofNamed ?? town)
  const there = branches.filter(({ locationCode }) => locationCode === at)
  if (there.length === 0) return { doctors, branches, isWhole: true }
  const ids = new Set(there.map(({ branchId }) => branchId))
  const working = doctors.map(doctor => ({
    ...doctor,
    worksAt: doctor.worksAt.filter(({ branchId }) => ids.has(branchId)),
    branches: doctor.branches.filter(branchId => ids.has(branchId)),
  }))
  return {
    doctors: working.filter(({ worksAt }) => worksAt.length > 0),
    branches: there,
    isWhole: there.length === branches.length,
  }
}
