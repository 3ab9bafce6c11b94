import { assignmentsThere, type DoctorChoice } from '@vizit/domain/filters/doctor-choice.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Doctor, FreeSlot } from '../timeslot-types.ts'

/** The assignments of these doctors that match the branch and speciality, in order. */
export function assignmentsOf(
  doctors: readonly Doctor[],
  choice: Pick<DoctorChoice, 'branchId' | 'specialityId'>,
): string[] {
  return doctors
    .flatMap(({ worksAt }) => assignmentsThere(worksAt, choice))
    .map(({ assignmentId }) => assignmentId)
    .toSorted()
}

/** The future timeslots of a doctor at the chosen branch and speciality. */
export function slotsOfDoctor(
  doctor: Doctor,
  slots: readonly FreeSlot[],
  choice: DoctorChoice,
  now: number,
): FreeSlot[] {
  const assignments = new Set(assignmentsOf([doctor], choice))
  return slots.filter(slot => assignments.has(slot.assignmentId) && Date.parse(slot.startTime) > now)
}

export function slotsOn(date: string | null, slots: readonly FreeSlot[]): FreeSlot[] {
  return slots.filter(slot => civilDateOf(slot.startTime) === date)
}
