import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { expect, test } from 'vitest'
import { doctor } from '../../testing/clinic.ts'
import { acceptedPatients } from './accepted-patients.ts'

const t = serverTexts('ru').area('timeslot')

test.each([
  ['Принимает взрослых', { adult: true, adult_age: 18 }],
  ['Принимает взрослых с 21 года', { adult: true, adult_age: 21 }],
  ['Принимает взрослых до 65 лет включительно', { adult: true, adult_age_to: 65 }],
  ['Принимает взрослых до 61 года включительно', { adult: true, adult_age_to: 61 }],
  ['Принимает детей', { adult: false, children: true, children_age: 0, children_age_to: 18 }],
  [
    'Принимает детей с 3 лет до 15 лет',
    { adult: false, children: true, children_age: 3, children_age_to: 15 },
  ],
  ['Принимает взрослых и детей с 1 года', { adult: true, children: true, children_age: 1 }],
])('%s', (words, parts) => expect(acceptedPatients(t, doctor('7', parts))).toBe(words))

test.each([
  ['be', 'Прымае дарослых да 65 гадоў уключна', 'Прымае дзяцей да 15 гадоў'],
  ['en', 'Sees adults to age 65 inclusive', 'Sees children until age 15'],
] as const)('65 is included and 15 is not, as the rule counts: %s', (language, adults, children) => {
  const words = serverTexts(language).area('timeslot')
  expect(acceptedPatients(words, doctor('7', { adult: true, adult_age_to: 65 }))).toBe(adults)
  const ofChildren = { adult: false, children: true, children_age: 0, children_age_to: 15 }
  expect(acceptedPatients(words, doctor('7', ofChildren))).toBe(children)
})
