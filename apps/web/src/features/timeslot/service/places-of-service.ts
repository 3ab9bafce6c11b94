import type { Branch, Doctor, Place } from '../timeslot-types.ts'
import type { DoctorTime } from '../use-shown-time.ts'

export interface PlaceOfService {
  readonly assignmentId: string
  readonly branchId: string
  readonly doctor: Doctor
  readonly bookingPolicy: Place['bookingPolicy']
  readonly onlineBooking: boolean
}

/** All places that give the service in these branches, on any day. */
export function placesOfService(
  entries: readonly DoctorTime[],
  branches: readonly Branch[],
): PlaceOfService[] {
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
