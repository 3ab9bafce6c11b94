import { HOLIDAY } from '@vizit/domain/schedule/opening-hours.ts'
import { openingMinutes } from '@vizit/domain/schedule/opening-minutes.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { ClinicBranch, LocalText } from '../clinic-import/public.ts'
import { between, pick, seededRandom } from './seeded-random.ts'

type Details = Pick<
  ClinicBranch,
  'emails' | 'description' | 'gettingThere' | 'hours' | 'exceptions' | 'photoHashes'
>

interface Place {
  /** The code of the organisation. */
  readonly code: string
  /** Which of its branches. */
  readonly index: number
  readonly brand: LocalText
  readonly street: LocalText
  readonly today: CivilDate
}

const WORKDAYS = [1, 2, 3, 4, 5]
const WEEK = [...WORKDAYS, 6, 7]

/** What a branch of the demo tells of itself; doctors of all timetables work within its hours. */
export function branchDetails({ code, index, brand, street, today }: Place): Details {
  return {
    emails: [`branch-${index + 1}@${code}.example`, ...(index === 0 ? [`info@${code}.example`] : [])],
    description: descriptionOf(brand, pick(ABOUT, code, index, 'about')),
    gettingThere: wayTo(street, between(2, 9, code, index, 'walk')),
    photoHashes: [],
    hours: hoursOf(code, index),
    exceptions: [
      {
        date: `${today.slice(0, 4)}-12-31`,
        ...openingMinutes('08:00', '15:00'),
        reason: { ru: 'Предпраздничный день', be: 'Перадсвяточны дзень', en: 'The day before a holiday' },
      },
    ],
  }
}

function hoursOf(code: string, index: number): Details['hours'] {
  const on = (days: readonly number[], opens: string, closes: string) =>
    days.map(day => ({ day, ...openingMinutes(opens, closes) }))
  // The second branch of an organisation never closes.
  if (index === 1) return on(WEEK, '00:00', '24:00')
  const sunday = seededRandom(code, index, 'sunday') < 0.3
  return [
    ...on(WORKDAYS, '07:30', '21:00'),
    ...on([6], '08:00', '20:00'),
    ...(sunday ? on([7, HOLIDAY], '09:00', '15:00') : []),
  ]
}

const ABOUT: [LocalText, ...LocalText[]] = [
  {
    ru: 'приём взрослых и детей, анализы и диагностика в одном месте. Есть пандус и лифт.',
    be: 'прыём дарослых і дзяцей, аналізы і дыягностыка ў адным месцы. Ёсць пандус і ліфт.',
    en: 'adults and children, tests and diagnostics in one place. There is a ramp and a lift.',
  },
  {
    ru: 'врачи разных специальностей и процедурный кабинет. Результаты анализов — в день сдачи.',
    be: 'урачы розных спецыяльнасцей і працэдурны кабінет. Вынікі аналізаў — у дзень здачы.',
    en: 'doctors of many specialities and a treatment room. Test results on the same day.',
  },
  {
    ru: 'приём по записи без очередей, детская комната и парковка для пациентов.',
    be: 'прыём па запісе без чэргаў, дзіцячы пакой і паркоўка для пацыентаў.',
    en: 'visits by appointment without queues, a room for children and parking for patients.',
  },
]

const descriptionOf = (brand: LocalText, about: LocalText): LocalText => ({
  ru: `${brand.ru}: ${about.ru}`,
  be: `${brand.be}: ${about.be}`,
  en: `${brand.en}: ${about.en}`,
})

const wayTo = (street: LocalText, minutes: number): LocalText => ({
  ru: `Остановка «${street.ru}», пешком ${minutes} мин. Вход со стороны улицы.`,
  be: `Прыпынак «${street.be}», пешшу ${minutes} хв. Уваход з боку вуліцы.`,
  en: `Stop “${street.en}”, a walk of ${minutes} min. The entrance is on the side of the street.`,
})
