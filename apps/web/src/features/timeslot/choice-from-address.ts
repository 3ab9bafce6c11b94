import { validChoice } from '@vizit/domain/filters/choose-doctor.ts'
import type { DoctorChoice } from '@vizit/domain/filters/doctor-choice.ts'
import type { TimeslotSearch } from '../../app/booking/timeslot-search.ts'
import type { Doctor } from './timeslot-types.ts'

/** The choice of the address, as far as these doctors have it; the whole choice until they are loaded. */
export function choiceFromAddress(
  search: TimeslotSearch,
  doctors: readonly Doctor[] | undefined,
): DoctorChoice {
  const { branch = null, speciality = null, doctor = null } = search
  const asked = placeOf(search.assignment, doctors ?? []) ?? {
    branchId: branch,
    specialityId: speciality,
    doctorId: doctor,
  }
  return doctors ? validChoice(doctors, asked) : asked
}

/** An assignment is a doctor at a branch with a speciality. */
function placeOf(assignment: string | undefined, doctors: readonly Doctor[]): DoctorChoice | undefined {
  return doctors
    .flatMap(({ id, worksAt }) => worksAt.map(place => ({ ...place, doctorId: id })))
    .find(({ assignmentId }) => assignmentId === assignment)
}
