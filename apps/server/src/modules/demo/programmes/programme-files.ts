import type { CivilDate } from '@vizit/domain/time/civil-date.ts'

type Rows = readonly (readonly string[])[]
/** The files of a programme's folder by name (docs/how-to/import-a-programme.md). */
export type ProgrammeFiles = Readonly<Record<string, Rows>>

/** The domain of corporate addresses of the demo's employer. */
export const DEMO_DOMAIN = 'epam.example'
/** The prefix of contract numbers of the demo's insurer. */
export const DEMO_PREFIX = 'БНС'
/** The demo's people are members of this contract of each programme. */
export const DEMO_CONTRACT = 'demo'

/** From the beginning of this year to the end of the next: a demo runs for weeks. */
const contracts = (today: CivilDate, needsSuffix: boolean): Rows => {
  const year = Number(today.slice(0, 4))
  return [
    ['contract', 'activates_on', 'ends_on', 'needs_suffix'],
    [DEMO_CONTRACT, `${year}-01-01`, `${year + 1}-12-31`, needsSuffix ? 'yes' : 'no'],
  ]
}

const LIMITS = ['code', 'name_ru', 'name_be', 'name_en', 'visits', 'period', 'per']
const COVERED = ['clinic', 'branch', 'service', 'option', 'coverage', 'share', 'limit']
const PROGRAMME = [
  ...['code', 'kind', 'name_ru', 'name_be', 'name_en', 'email_domains', 'phones', 'covers_family'],
  ...['about_ru', 'about_be', 'about_en', 'joining_ru', 'joining_be', 'joining_en'],
]

/** An employer's programme that covers families: most clinics whole, one in part, an MRI and a dental clinic with a limit. */
export const employerFiles = (today: CivilDate): ProgrammeFiles => ({
  'programme.csv': [
    PROGRAMME,
    [
      ...['epam', 'employer', 'Программа EPAM', 'Праграма EPAM', 'EPAM programme'],
      ...[DEMO_DOMAIN, '+375 17 200-00-01', 'yes'],
      'Приёмы врачей и диагностика для сотрудников, их детей и супругов. МРТ головного мозга в «Вите» — два раза в год. «Белый зуб» — четыре визита в год на семью, программа платит половину.',
      'Прыёмы ўрачоў і дыягностыка для супрацоўнікаў, іх дзяцей і мужоў або жонак. МРТ галаўнога мозга ў «Віце» — два разы на год. «Белы зуб» — чатыры візіты на год на сям’ю, праграма плаціць палову.',
      'Doctors and diagnostics for employees, their children and spouses. Brain MRI at Vita twice a year. White Tooth: four visits a year for the family, half of which the programme pays.',
      `Это демонстрация: ваш рабочий адрес — девять цифр вашего телефона и @${DEMO_DOMAIN}, например 291234567@${DEMO_DOMAIN}. Письмо придёт на страницу /dev/messages.`,
      `Гэта дэманстрацыя: ваш рабочы адрас — дзевяць лічбаў вашага тэлефона і @${DEMO_DOMAIN}, напрыклад 291234567@${DEMO_DOMAIN}. Ліст прыйдзе на старонку /dev/messages.`,
      `This is a demo: your work address is the nine digits of your phone and @${DEMO_DOMAIN}, such as 291234567@${DEMO_DOMAIN}. The letter comes to the page /dev/messages.`,
    ],
  ],
  'contracts.csv': contracts(today, false),
  'limits.csv': [
    LIMITS,
    ['mri', 'МРТ головного мозга', 'МРТ галаўнога мозга', 'Brain MRI', '2', 'year', 'person'],
    ['dentist', '«Белый зуб»', '«Белы зуб»', 'White Tooth', '4', 'year', 'family'],
  ],
  'covered.csv': [
    COVERED,
    ['demo', '', '', '', 'covered', '100', ''],
    ['demo', '', 's193', '', 'limited', '100', 'mri'],
    ['lekar', '', '', '', 'covered', '80', ''],
    ['nadzeya', '', '', '', 'covered', '100', ''],
    ['dnepr', '', '', '', 'covered', '100', ''],
    ['busel', '', '', '', 'covered', '100', ''],
    ['zub', '', '', '', 'limited', '50', 'dentist'],
    ['svetlae', '', '', '', 'not covered', '100', ''],
  ],
})

/** An insurer's programme for one person: clinics with a limit, diagnostics without, no dental clinic. */
export const insurerFiles = (today: CivilDate): ProgrammeFiles => ({
  'programme.csv': [
    PROGRAMME,
    [
      ...['bns', 'insurer', 'Медицинское страхование БНС', 'Медыцынскае страхаванне БНС'],
      ...['BNS health insurance', '', '+375 17 200-00-02', 'no'],
      'Двенадцать визитов за время договора в «Виту», «Надежду», «Двину», «Неман» и «Западный Буг». В «Диагност» — без ограничений. «Белый зуб» не входит.',
      'Дванаццаць візітаў за час дагавора ў «Віту», «Надзею», «Дзвіну», «Нёман» і «Заходні Буг». У «Дыягност» — без абмежаванняў. «Белы зуб» не ўваходзіць.',
      'Twelve visits while the contract lasts to Vita, Hope, Dvina, Neman and Western Bug. Diagnost without a limit. White Tooth is not included.',
      `Это демонстрация: номер вашего договора — ${DEMO_PREFIX}- и девять цифр вашего телефона, например ${DEMO_PREFIX}-291234567. Штрихкод карты — 200, те же девять цифр и контрольная цифра. Код из SMS придёт на страницу /dev/messages.`,
      `Гэта дэманстрацыя: нумар вашага дагавора — ${DEMO_PREFIX}- і дзевяць лічбаў вашага тэлефона, напрыклад ${DEMO_PREFIX}-291234567. Штрыхкод карткі — 200, тыя ж дзевяць лічбаў і кантрольная лічба. Код з SMS прыйдзе на старонку /dev/messages.`,
      `This is a demo: your contract number is ${DEMO_PREFIX}- and the nine digits of your phone, such as ${DEMO_PREFIX}-291234567. The barcode of your card is 200, the same nine digits and a check digit. The code by SMS comes to the page /dev/messages.`,
    ],
  ],
  'contracts.csv': contracts(today, true),
  'limits.csv': [LIMITS, ['doctors', 'Визиты', 'Візіты', 'Visits', '12', 'contract', 'person']],
  'covered.csv': [
    COVERED,
    ['demo', '', '', '', 'limited', '100', 'doctors'],
    ['nadzeya', '', '', '', 'limited', '100', 'doctors'],
    ['dvina', '', '', '', 'limited', '100', 'doctors'],
    ['neman', '', '', '', 'limited', '90', 'doctors'],
    ['bug', '', '', '', 'limited', '90', 'doctors'],
    ['diagnost', '', '', '', 'covered', '100', ''],
    ['zub', '', '', '', 'not covered', '100', ''],
  ],
})
