import type { Organisation } from './organisations.ts'
import type { Speciality } from './reference.ts'
import { pick } from './seeded-random.ts'

/** Those of the popular searches (calls §3.3). */
const SEARCHED = [
  ...['obstetrician-gynecologist', 'neurologist', 'otorhinolaryngologist', 'ophthalmologist', 'pediatrician'],
  ...['therapist', 'surgeon'],
]

/** Specialities that every clinic has several doctors of. */
const POPULAR: [string, ...string[]] = [
  ...(['therapist', 'general-practice', 'pediatrician', 'obstetrician-gynecologist', 'neurologist'] as const),
  ...['otorhinolaryngologist', 'ophthalmologist', 'cardiologist', 'endocrinologist', 'gastroenterologist'],
  ...['urologist', 'dermatovenereologist', 'surgeon', 'traumatologist-orthopedist', 'ultrasound'],
  ...['dentist-therapist', 'psychotherapist', 'massage-therapist', 'functional-diagnostics', 'allergist'],
]

/**
 * The speciality of each doctor of an organisation: each once if there are enough doctors, then the popular ones. An organisation
 * with all specialities has those of the popular searches in its first town.
 */
export function chooseSpecialities(
  { code, doctors, groups, towns }: Organisation,
  specialities: ReadonlyMap<string, Speciality>,
): Speciality[] {
  const own = [...specialities.values()].filter(({ group }) => !groups || groups.includes(group))
  const popular = POPULAR.flatMap(name => own.find(each => each.code === name) ?? [])
  const every = doctors >= own.length ? own : []
  const [first = own[0], ...others] = popular.length > 0 ? popular : own
  if (!first) throw new Error(`no speciality for ${code}`)
  const chosen = Array.from(
    { length: doctors },
    (_, index) => every[index] ?? pick([first, ...others], code, 'speciality', index),
  )
  if (every.length === 0) return chosen
  const inFirstTown = chosen.flatMap((_, index) => (towns[index % towns.length] === towns[0] ? index : []))
  const there = new Set(inFirstTown.map(index => chosen[index]))
  const missing = popular.filter(each => SEARCHED.includes(each.code) && !there.has(each))
  // Those who were picked, not the only doctor of a speciality.
  const picked = inFirstTown.filter(index => index >= every.length)
  for (const [at, each] of missing.entries()) chosen[picked.at(-1 - at) ?? doctors - 1] = each
  return chosen
}
