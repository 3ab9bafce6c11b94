import type { Organisation } from './organisations.ts'
import type { Speciality } from './reference.ts'
import { pick } from './seeded-random.ts'

/** Specialities that every clinic has several doctors of. */
const POPULAR: [string, ...string[]] = [
  ...(['therapist', 'general-practice', 'pediatrician', 'obstetrician-gynecologist', 'neurologist'] as const),
  ...['otorhinolaryngologist', 'ophthalmologist', 'cardiologist', 'endocrinologist', 'gastroenterologist'],
  ...['urologist', 'dermatovenereologist', 'surgeon', 'traumatologist-orthopedist', 'ultrasound'],
  ...['dentist-therapist', 'psychotherapist', 'massage-therapist', 'functional-diagnostics', 'allergist'],
]

/**
 * The speciality of each doctor of an organisation: each once if there are enough doctors, then the popular ones.
 */
export function chooseSpecialities(
  { code, doctors, groups }: Organisation,
  specialities: ReadonlyMap<string, Speciality>,
): Speciality[] {
  const own = [...specialities.values()].filter(({ group }) => !groups || groups.includes(group))
  const popular = POPULAR.flatMap(name => own.find(each => each.code === name) ?? [])
  const every = doctors >= own.length ? own : []
  const [first = own[0], ...others] = popular.length > 0 ? popular : own
  if (!first) throw new Error(`no speciality for ${code}`)
  return Array.from(
    { length: doctors },
    (_, index) => every[index] ?? pick([first, ...others], code, 'speciality', index),
  )
}
