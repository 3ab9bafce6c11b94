import { expect, test } from 'vitest'
import { isSamePerson } from './same-person.ts'

const ivan = {
  lastName: 'Королёв-Ким',
  firstName: 'Иван',
  middleName: 'Петрович',
  birthday: '2015-02-28',
  sex: 'MALE',
} as const

test.each([
  ['the same facts', {}, true],
  ['another case', { lastName: 'КОРОЛЁВ-КИМ', firstName: 'иван' }, true],
  ['е for ё', { lastName: 'Королев-Ким' }, true],
  ['spaces about a hyphen', { lastName: ' Королёв - Ким ' }, true],
  ['Latin look-alikes in a word', { lastName: 'Kopoлёв-Kим', middleName: 'Пeтpoвич' }, true],
  ['Latin look-alikes in capitals', { lastName: 'KOPOЛЁB-KИM', firstName: 'ИBAH' }, true],
  ['a Latin ë', { lastName: 'Королëв-Ким' }, true],
  ['letters of another width', { lastName: 'Королёв－Ким' }, true],
  ['a name written in Latin', { firstName: 'Ivan' }, false],
  ['no middle name given', { middleName: null }, true],
  ['another middle name', { middleName: 'Павлович' }, false],
  ['another first name', { firstName: 'Илья' }, false],
  ['another last name', { lastName: 'Ким' }, false],
  ['another birthday', { birthday: '2015-03-01' }, false],
  ['another sex', { sex: 'FEMALE' as const }, false],
])('%s', (_case, changed, same) => {
  expect(isSamePerson(ivan, { ...ivan, ...changed })).toBe(same)
  expect(isSamePerson({ ...ivan, ...changed }, ivan)).toBe(same)
})

test('apostrophes of different keyboards are equal', () => {
  const [straight, curly, letter] = ["Д'Арк", 'Д’Арк', 'Дʼарк'].map(lastName => ({ ...ivan, lastName }))
  expect(straight && curly && letter && isSamePerson(straight, curly) && isSamePerson(curly, letter)).toBe(
    true,
  )
})
