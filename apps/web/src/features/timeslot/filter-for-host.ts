import type { HostSettings } from '@vizit/contract/frame/host-settings.ts'
import type { Doctor } from './timeslot-types.ts'

/** The doctors that a host page asks for (product §2, "Routes"): by assignment, and by online booking. */
export function filterForHost(
  doctors: readonly Doctor[],
  { assignmentIds, doctorOnline }: HostSettings,
): readonly Doctor[] {
  if (!assignmentIds && !doctorOnline) return doctors
  const asked = assignmentIds && new Set(assignmentIds)
  return doctors.flatMap(doctor => {
    const worksAt = doctor.worksAt.filter(
      ({ assignmentId, onlineBooking }) =>
        (asked?.has(assignmentId) ?? true) && (onlineBooking || !doctorOnline),
    )
    if (worksAt.length === 0) return []
    const at = new Set(worksAt.map(({ branchId }) => branchId))
    return [{ ...doctor, worksAt, branches: doctor.branches.filter(branchId => at.has(branchId)) }]
  })
}
