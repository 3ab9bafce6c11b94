import {
  assignmentsThere,
  type DoctorChoice,
  type ListedDoctor,
  nothingChosen,
  worksAtChosenPlace,
} from './doctor-choice.ts'
import { doctorOptions } from './doctor-options.ts'

type Doctors = readonly ListedDoctor[]

/** The only element of a list with one element; null otherwise. */
const single = <T>(options: readonly T[]): T | null =>
  options.length === 1 && options[0] !== undefined ? options[0] : null

/**
 * Selects a single branch and a single doctor automatically (product §2, "Booking filter screen"). It is called when
 * lists arrive and after a choice, but not after the user clears something, so that it happens only once.
 */
export function autoSelectSingles(doctors: Doctors, choice: DoctorChoice): DoctorChoice {
  const branchId = choice.branchId ?? single(doctorOptions(doctors, choice).branchIds)
  const narrowed = { ...choice, branchId }
  if (narrowed.doctorId) return narrowed
  const left = doctorOptions(doctors, narrowed)
  const only = single(left.doctors)
  if (only) return withDoctor(narrowed, only)
  return { ...narrowed, specialityId: narrowed.specialityId ?? single(left.specialityIds) }
}

/** A branch clears speciality and doctor (product §4, "Filters"). */
export function chooseBranch(doctors: Doctors, branchId: string | null): DoctorChoice {
  const choice = { ...nothingChosen, branchId }
  return branchId === null ? choice : autoSelectSingles(doctors, choice)
}

/** A speciality clears the doctor (product §4, "Filters"). */
export function chooseSpeciality(
  doctors: Doctors,
  { branchId }: DoctorChoice,
  specialityId: string | null,
): DoctorChoice {
  const choice = { branchId, specialityId, doctorId: null }
  return specialityId === null ? choice : autoSelectSingles(doctors, choice)
}

/** A doctor sets the speciality, and the branch where there is only one (product §4, "Filters"). */
export function chooseDoctor(doctors: Doctors, choice: DoctorChoice, doctorId: string | null): DoctorChoice {
  if (doctorId === null) return { ...choice, doctorId }
  const doctor = doctors.find(({ id }) => id === doctorId)
  return doctor ? withDoctor(choice, doctor) : choice
}

/**
 * Keeps the parts of the choice that this doctor offers, and sets those that have only one value. For a doctor with two
 * specialities none is set, so that the times of both are found (docs/decisions/0047).
 */
function withDoctor(choice: DoctorChoice, { id: doctorId, worksAt }: ListedDoctor): DoctorChoice {
  const branchOnly = { ...choice, specialityId: null }
  const asked = [choice, branchOnly].find(kept => worksAtChosenPlace({ worksAt }, kept)) ?? nothingChosen
  const places = assignmentsThere(worksAt, asked)
  return {
    doctorId,
    branchId: asked.branchId ?? single([...new Set(places.map(place => place.branchId))]),
    specialityId: asked.specialityId ?? single([...new Set(places.map(place => place.specialityId))]),
  }
}

/** The parts of a choice (for example from an old link) that still exist and can be combined. */
export function validChoice(doctors: Doctors, choice: DoctorChoice): DoctorChoice {
  const branchId = doctorOptions(doctors, nothingChosen).branchIds.find(id => id === choice.branchId) ?? null
  const inBranch = doctorOptions(doctors, { ...nothingChosen, branchId })
  const specialityId = inBranch.specialityIds.find(id => id === choice.specialityId) ?? null
  const doctor = doctors.find(({ id }) => id === choice.doctorId)
  return doctor
    ? withDoctor({ ...choice, branchId, specialityId }, doctor)
    : { branchId, specialityId, doctorId: null }
}
