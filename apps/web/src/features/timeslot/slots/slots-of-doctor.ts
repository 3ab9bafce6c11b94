import type { DoctorChoice } from '@vizit/domain/filters/doctor-choice.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Doctor, FreeSlot } from '../timeslot-types.ts'

/** The timeslots of a doctor at the chosen branch and speciality that have not begun. */
export function slotsOfDoctor(
  doctor: Doctor,
  slots: readonly FreeSlot[],
  { branchId, specialityId }: DoctorChoice,
  now: number,
): FreeSlot[] {
  const places = doctor.worksAt.filter(
    place =>
      (branchId === null || place.branchId === branchId) &&
      (specialityId === null || place.specialityId === specialityId),
  )
  const assignments = new Set(places.map(place => place.assignmentId))
  return slots.filter(slot => assignments.has(slot.assignmentId) && Date.parse(slot.startTime) > now)
}

export function slotsOn(date: string | null, slots: readonly FreeSlot[]): FreeSlot[] {
  return slots.filter(slot => civilDateOf(slot.startTime) === date)
}
