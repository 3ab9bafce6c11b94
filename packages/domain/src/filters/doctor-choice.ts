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

type Chosen = Pick<DoctorChoice, 'branchId' | 'specialityId'>

/** The places of these where both the branch and the speciality, as far as they are chosen, can be had. */
export function placesThere<P extends { readonly branchId: string; readonly specialityId: string }>(
  places: readonly P[],
  { branchId, specialityId }: Chosen,
): P[] {
  return places.filter(
    place =>
      (branchId === null || place.branchId === branchId) &&
      (specialityId === null || place.specialityId === specialityId),
  )
}

/** Can both the branch and the speciality, as far as they are chosen, be had of this doctor at one place? */
export const worksThere = ({ worksAt }: Pick<ListedDoctor, 'worksAt'>, choice: Chosen): boolean =>
  placesThere(worksAt, choice).length > 0
