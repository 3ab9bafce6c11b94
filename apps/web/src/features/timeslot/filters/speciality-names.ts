import type { Doctor } from '../timeslot-types.ts'

/** The named specialities among these, by name. */
export function specialityNames(doctors: readonly Doctor[], ids: readonly string[]) {
  const names = new Map(doctors.map(doctor => [doctor.specialityId, doctor.specialityName]))
  return ids
    .flatMap(id => ({ id, name: names.get(id) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.name.localeCompare(b.name))
}
