import { byAlphabet } from '@vizit/i18n/format/by-alphabet.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { Doctor } from '../timeslot-types.ts'

/** The named specialities among these doctors, in alphabetical order. */
export function specialityNames(doctors: readonly Doctor[], ids: readonly string[], language: Language) {
  const places = doctors.flatMap(({ worksAt }) => worksAt)
  const names = new Map(places.map(place => [place.specialityId, place.specialityName]))
  const compare = byAlphabet(language)
  return ids
    .map(id => ({ id, name: names.get(id) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => compare(a.name, b.name))
}
