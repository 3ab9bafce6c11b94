import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { expect, test } from 'vitest'
import { doctor } from '../../testing/clinic.ts'
import { acceptedPatients } from './accepted-patients.ts'

const t = serverTexts('ru').area('timeslot')

test.each([
  ['Принимает взрослых', { adult: true, adult_age: 18 }],
  ['Принимает взрослых с 21 года', { adult: true, adult_age: 21 }],
  ['Принимает взрослых до 65 лет', { adult: true, adult_age_to: 65 }],
  ['Принимает детей', { adult: false, children: true, children_age: 0, children_age_to: 18 }],
  [
    'Принимает детей с 3 лет до 15 лет',
    { adult: false, children: true, children_age: 3, children_age_to: 15 },
  ],
  ['Принимает взрослых и детей с 1 года', { adult: true, children: true, children_age: 1 }],
])('%s', (words, parts) => expect(acceptedPatients(t, doctor('7', parts))).toBe(words))
