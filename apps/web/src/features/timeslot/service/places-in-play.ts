import type { Branch, Doctor, Place } from '../timeslot-types.ts'
import type { DoctorTime } from '../use-shown-time.ts'

export interface PlaceInPlay {
  readonly assignmentId: string
  readonly branchId: string
  readonly doctor: Doctor
  readonly bookingPolicy: Place['bookingPolicy']
  readonly onlineBooking: boolean
}

/** As many as the server is asked about at once. */
const ASKED = 100

/** Where 'any doctor' may be: with those who have time that day, or with all who give the service where nobody has. */
export function placesInPlay(entries: readonly DoctorTime[], branches: readonly Branch[]): PlaceInPlay[] {
  const here = new Set(branches.map(({ branchId }) => branchId))
  const all = entries.flatMap(({ doctor }) =>
    doctor.worksAt
      .filter(({ branchId }) => here.has(branchId))
      .map(({ assignmentId, branchId, bookingPolicy, onlineBooking }) => ({
        ...{ assignmentId, branchId, bookingPolicy, onlineBooking },
        doctor,
      })),
  )
  const free = new Set(entries.flatMap(({ slots }) => slots.map(({ assignmentId }) => assignmentId)))
  const withTime = all.filter(({ assignmentId }) => free.has(assignmentId))
  return (withTime.length > 0 ? withTime : all).slice(0, ASKED)
}
