/** What is chosen on the booking filter screen; null = not set. */
export interface DoctorChoice {
  readonly branchId: string | null
  readonly specialityId: string | null
  readonly doctorId: string | null
}

/** A doctor as the filters see one: at each place, a branch and a speciality. */
export interface ListedDoctor {
  readonly id: string
  readonly worksAt: readonly { readonly branchId: string; readonly specialityId: string }[]
}

/** What "reset" restores (product §4, "Filters"). */
export const nothingChosen: DoctorChoice = { branchId: null, specialityId: null, doctorId: null }

/** Can both the branch and the speciality, as far as they are chosen, be had of this doctor at one place? */
export function worksThere(
  doctor: ListedDoctor,
  { branchId, specialityId }: Pick<DoctorChoice, 'branchId' | 'specialityId'>,
): boolean {
  return doctor.worksAt.some(
    place =>
      (branchId === null || place.branchId === branchId) &&
      (specialityId === null || place.specialityId === specialityId),
  )
}
