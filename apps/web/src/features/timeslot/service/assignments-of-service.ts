import type { Assignment, Branch, Doctor } from '../timeslot-types.ts'
import type { DoctorTime } from '../use-displayed-times.ts'

export interface AssignmentOfService {
  readonly assignmentId: string
  readonly branchId: string
  readonly doctor: Doctor
  readonly bookingPolicy: Assignment['bookingPolicy']
  readonly onlineBooking: boolean
}

/** All places that give the service in these branches, on any day. */
export function assignmentsOfService(
  entries: readonly DoctorTime[],
  branches: readonly Branch[],
): AssignmentOfService[] {
  const here = new Set(branches.map(({ branchId }) => branchId))
  return entries.flatMap(({ doctor }) =>
    doctor.worksAt
      .filter(({ branchId }) => here.has(branchId))
      .map(({ assignmentId, branchId, bookingPolicy, onlineBooking }) => ({
        ...{ assignmentId, branchId, bookingPolicy, onlineBooking },
        doctor,
      })),
  )
}
