import { byAlphabet } from '@vizit/i18n/format/by-alphabet.ts'
import type { Doctor } from '../timeslot-types.ts'

/** The named specialities among these, by the alphabet. */
export function specialityNames(doctors: readonly Doctor[], ids: readonly string[]) {
  const places = doctors.flatMap(({ worksAt }) => worksAt)
  const names = new Map(places.map(place => [place.specialityId, place.specialityName]))
  return ids
    .map(id => ({ id, name: names.get(id) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => byAlphabet(a.name, b.name))
}
