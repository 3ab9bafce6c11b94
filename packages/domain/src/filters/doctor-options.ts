import { type DoctorChoice, type ListedDoctor, worksAtChosenPlace } from './doctor-choice.ts'

export interface DoctorOptions<D extends ListedDoctor> {
  readonly branchIds: readonly string[]
  readonly specialityIds: readonly string[]
  readonly doctors: readonly D[]
}

/**
 * The remaining options: all branches with a doctor, the specialities of the chosen branch, the doctors of both
 * (product §4, "Filters").
 */
export function doctorOptions<D extends ListedDoctor>(
  doctors: readonly D[],
  { branchId, specialityId }: DoctorChoice,
): DoctorOptions<D> {
  const places = doctors.flatMap(doctor => doctor.worksAt)
  const inBranch = places.filter(place => branchId === null || place.branchId === branchId)
  return {
    branchIds: [...new Set(places.map(place => place.branchId))],
    specialityIds: [...new Set(inBranch.map(place => place.specialityId))],
    doctors: doctors.filter(doctor => worksAtChosenPlace(doctor, { branchId, specialityId })),
  }
}
