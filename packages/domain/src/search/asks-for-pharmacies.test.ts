import { expect, test } from 'vitest'
import { asksForPharmacies } from './asks-for-pharmacies.ts'

test.each([
  'аптека',
  'Аптеки',
  'апте',
  'в аптеке',
  'аптэка',
  'аптэкі',
  'apteka',
  'pharmacy',
  'pharmacies',
  'drugstore',
  'fgntrf',
  'аптеа',
  'апетка',
  'ищу аптеку',
])('pharmacies are asked for, and nothing else: %s', query => {
  expect(asksForPharmacies(query)).toEqual({ asks: true, alone: true })
})

test.each(['аптека брест', 'ибупрофен аптека', 'круглосуточная аптека'])(
  'pharmacies are asked for among others: %s',
  query => expect(asksForPharmacies(query)).toEqual({ asks: true, alone: false }),
)

test.each([
  '',
  'ап',
  'апт',
  'оптика',
  'ипотека',
  'аптечка',
  'аптэчка',
  'аптечку',
  'терапевт',
  'аппендицит',
  'фармация',
  'химия',
])('they are not: %s', query => expect(asksForPharmacies(query).asks).toBe(false))
