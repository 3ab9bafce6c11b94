import { expect, test } from 'vitest'
import type { PersonFacts } from '../family/same-person.ts'
import { isRecordOfAnotherPerson } from './is-record-of-another-person.ts'

const vera: PersonFacts = {
  ...{ lastName: 'Лось', firstName: 'Вера', middleName: 'Ильинична' },
  ...{ birthday: '1990-05-05', sex: 'FEMALE' },
}

test.each([
  ['as it was', {}, false],
  ['after a wedding', { lastName: 'Зубр' }, false],
  ['typed otherwise', { firstName: ' ВЕРА ', middleName: null }, false],
  ['another first name', { firstName: 'Анна' }, true],
  ['another birthday', { birthday: '1991-05-05' }, true],
  ['another sex', { sex: 'MALE' }, true],
] as const)('%s', (_case, change, isAnother) => {
  expect(isRecordOfAnotherPerson([vera], { ...vera, ...change })).toBe(isAnother)
})

test('facts that match the profile are only corrected', () => {
  const mistaken = { ...vera, birthday: '1990-05-06' }
  expect(isRecordOfAnotherPerson([mistaken, vera], vera)).toBe(false)
})
