import type { ClinicDoctor, LocalText } from '../clinic-import/public.ts'
import { type PeopleMaker, sexOf } from './make-person.ts'
import type { Speciality } from './reference.ts'
import { between, pick, seededRandom } from './seeded-random.ts'

const CATEGORIES: [LocalText, LocalText, LocalText, LocalText] = [
  {
    ru: 'Высшая категория, кандидат медицинских наук',
    be: 'Вышэйшая катэгорыя, кандыдат медыцынскіх навук',
    en: 'Highest category, PhD in medicine',
  },
  { ru: 'Высшая категория', be: 'Вышэйшая катэгорыя', en: 'Highest category' },
  { ru: 'Первая категория', be: 'Першая катэгорыя', en: 'First category' },
  { ru: 'Вторая категория', be: 'Другая катэгорыя', en: 'Second category' },
]

export function makeDoctor(
  code: string,
  key: string,
  speciality: Speciality,
  makePerson: PeopleMaker,
): ClinicDoctor {
  const { sex: _, ...names } = makePerson(sexOf(speciality.code, key), key)
  const workStart = between(1984, 2021, key, 'since')
  const receives = agesOf(speciality, key)
  return {
    code,
    ...names,
    description: describe(speciality, receives),
    qualification: categoryOf(workStart, key),
    workStart,
    languages: languagesOf(key),
    photoHash: null,
    ...receives,
  }
}

type Ages = Pick<
  ClinicDoctor,
  'adult' | 'children' | 'adultAge' | 'adultAgeTo' | 'childrenAge' | 'childrenAgeTo'
>

/** The ages that a doctor accepts: within the speciality's, for some doctors narrower. */
function agesOf(speciality: Speciality, key: string): Ages {
  const both = speciality.adults === '1' && speciality.children === '1'
  const lot = seededRandom(key, 'receives')
  const adult = speciality.adults === '1' && !(both && lot > 0.85)
  const children = speciality.children === '1' && !(both && lot < 0.35)
  const bounded = seededRandom(key, 'bounds') < 0.3
  return {
    adult,
    children,
    adultAge: null,
    adultAgeTo: null,
    childrenAge: children && bounded ? pick([1, 3, 5, 7, 12], key, 'children from') : null,
    childrenAgeTo: children && !adult && seededRandom(key, 'children to') < 0.1 ? 15 : null,
  }
}

/** Everybody speaks Russian and Belarusian, some a third language. */
function languagesOf(key: string): string[] {
  const lot = seededRandom(key, 'languages')
  return ['be', 'ru', ...(lot < 0.25 ? ['en'] : lot < 0.35 ? ['pl'] : [])]
}

function categoryOf(workStart: number, key: string): ClinicDoctor['qualification'] {
  const none = { ru: null, be: null, en: null }
  if (workStart > 2016) return none
  if (workStart > 2010) return seededRandom(key, 'category') < 0.7 ? CATEGORIES[3] : none
  if (workStart > 2002) return CATEGORIES[2]
  return seededRandom(key, 'category') < 0.2 ? CATEGORIES[0] : CATEGORIES[1]
}

function describe({ group_ru, group_be, group_en }: Speciality, { adult, children }: Ages): LocalText {
  const whom = adult && children ? 'both' : adult ? 'adults' : 'children'
  const receives = {
    both: { ru: 'взрослых и детей', be: 'дарослых і дзяцей', en: 'adults and children' },
    adults: { ru: 'взрослых', be: 'дарослых', en: 'adults' },
    children: { ru: 'детей', be: 'дзяцей', en: 'children' },
  }[whom]
  return {
    ru: `Направление: ${group_ru}. Принимает ${receives.ru}: консультации, обследование и наблюдение.`,
    be: `Кірунак: ${group_be}. Прымае ${receives.be}: кансультацыі, абследаванне і назіранне.`,
    en: `Field: ${group_en}. Sees ${receives.en}: consultations, examination and follow-up.`,
  }
}
