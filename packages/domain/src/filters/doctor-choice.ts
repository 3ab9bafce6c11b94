/** What is chosen on the booking filter screen; null = not set. */
export interface DoctorChoice {
  readonly branchId: string | null
  readonly specialityId: string | null
  readonly doctorId: string | null
}

/** A doctor in the filters: each place is a branch with a speciality. */
export interface ListedDoctor {
  readonly id: string
  readonly worksAt: readonly { readonly branchId: string; readonly specialityId: string }[]
}

/** The state that "reset" restores (product §4, "Filters"). */
export const nothingChosen: DoctorChoice = { branchId: null, specialityId: null, doctorId: null }

type Chosen = Pick<DoctorChoice, 'branchId' | 'specialityId'>

/** The places that match both the branch and the speciality, as far as they are chosen. */
export function assignmentsThere<P extends { readonly branchId: string; readonly specialityId: string }>(
  places: readonly P[],
  { branchId, specialityId }: Chosen,
): P[] {
  return places.filter(
    place =>
      (branchId === null || place.branchId === branchId) &&
      (specialityId === null || place.specialityId === specialityId),
  )
}

/** True if the doctor has one place that matches both the branch and the speciality, as far as they are chosen. */
export const worksAtChosenPlace = ({ worksAt }: Pick<ListedDoctor, 'worksAt'>, choice: Chosen): boolean =>
  assignmentsThere(worksAt, choice).length > 0
