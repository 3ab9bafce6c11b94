import type { LocalText } from '../clinic-import/public.ts'
import type { Name } from './reference.ts'
import { pick, seededRandom } from './seeded-random.ts'

export interface Person {
  sex: 'M' | 'F'
  lastName: LocalText
  firstName: LocalText
  middleName: LocalText
}

export type PeopleMaker = (sex: 'M' | 'F', key: string) => Person

/** Makes people whose three names agree in gender and whose full names are unique. */
export function peopleMaker(names: readonly Name[]): PeopleMaker {
  const used = new Set<string>()
  const kinds = Map.groupBy(names, ({ kind, sex }) => `${kind} ${sex}`)
  const choose = (kind: string, sex: string, key: string): LocalText => {
    const [first, ...others] = kinds.get(`${kind} ${sex}`) ?? []
    if (!first) throw new Error(`data/names.csv has no ${kind} of sex ${sex}`)
    const { name_ru, name_be, name_en } = pick([first, ...others], kind, key)
    return { ru: name_ru, be: name_be, en: name_en }
  }
  const make: PeopleMaker = (sex, key) => {
    const [lastName, firstName, middleName] = [
      choose('last', sex, key),
      choose('first', sex, key),
      choose('middle', sex, key),
    ]
    const fullName = `${lastName.ru} ${firstName.ru} ${middleName.ru}`
    if (used.has(fullName)) return make(sex, `${key}+`)
    used.add(fullName)
    return { sex, lastName, firstName, middleName }
  }
  return make
}

/** Two thirds of the doctors are women; massage is done by nurses, a feminine word in Russian. */
export function sexOf(speciality: string, key: string): 'M' | 'F' {
  return speciality === 'massage-therapist' || seededRandom('sex', key) < 0.66 ? 'F' : 'M'
}
