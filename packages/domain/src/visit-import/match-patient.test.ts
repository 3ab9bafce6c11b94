import { expect, test } from 'vitest'
import { completeFacts, fitsRelation, type KnownFacts, matchPatient } from './match-patient.ts'

const anna: KnownFacts = {
  lastName: 'Ковалёва',
  firstName: 'Анна',
  middleName: 'Петровна',
  birthday: '1984-02-29',
  sex: 'FEMALE',
}
const peter: KnownFacts = {
  ...anna,
  lastName: 'Ковалёв',
  firstName: 'Пётр',
  birthday: '2020-01-01',
  sex: 'MALE',
}
const family = [anna, peter]

test.each<[string, Partial<KnownFacts>, KnownFacts | undefined]>([
  ['letter for letter', {}, anna],
  ['typed another way', { lastName: 'КОВАЛЕВА', firstName: 'анна' }, anna],
  ['without a middle name', { middleName: null }, anna],
  ['of another middle name', { middleName: 'Ивановна' }, undefined],
  ['of another birthday', { birthday: '1984-02-28' }, undefined],
  ['of another sex', { sex: 'MALE' }, undefined],
  ['without a birthday', { birthday: null }, undefined],
  ['without a sex', { sex: null }, undefined],
  ['without a last name', { lastName: null }, undefined],
  ['without a first name', { firstName: '' }, undefined],
])('the patient %s', (_case, differing, found) => {
  expect(matchPatient({ ...anna, ...differing }, family)).toBe(found)
})

test('a relative with an empty profile does not match', () => {
  expect(matchPatient(anna, [{ ...anna, birthday: null }])).toBeUndefined()
  expect(completeFacts({ ...anna, sex: null })).toBeNull()
})

test.each([
  ['an adult', '1984-02-29', 'ME', true],
  ['an adult', '1984-02-29', 'CHILD', false],
  ['an adult', '1984-02-29', 'SPOUSE', true],
  ['an adult', '1984-02-29', 'PARENT', true],
  ['an adult', '1984-02-29', 'OTHER', true],
  ['a child', '2020-01-01', 'ME', false],
  ['a child', '2020-01-01', 'CHILD', true],
  ['a child', '2020-01-01', 'OTHER', true],
  ['a person of unknown age', null, 'ME', true],
  ['a person of unknown age', null, 'CHILD', false],
] as const)('%s (born %s) as %s: %s', (_who, birthday, relKind, fits) => {
  expect(fitsRelation(birthday, relKind, '2026-03-02')).toBe(fits)
})
