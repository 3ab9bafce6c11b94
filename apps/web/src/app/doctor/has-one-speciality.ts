/** True if a doctor has the same speciality at all these places: it need not be said at each of them. */
export const hasOneSpeciality = (places: readonly { readonly specialityId: string }[]): boolean =>
  places.every(({ specialityId }) => specialityId === places[0]?.specialityId)
