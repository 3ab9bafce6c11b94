import { expect, test } from 'vitest'
import { branch } from '../../../testing/clinic.ts'
import { branchOptions } from './branch-options.ts'

const labels = (clinic: string | undefined, ...names: string[]) =>
  branchOptions(
    names.map((name, at) => branch(String(at), name)),
    clinic,
  ).map(({ label }) => label)

test.each([
  ['Медицинский центр «Вита»', '«Вита», Минск, ул. Скорины', 'Минск, ул. Скорины'],
  ['Медицинский центр «Вита»', 'Медицинский центр «Вита», Брест', 'Брест'],
  ['Vita medical centre', 'Vita, Brest', 'Brest'],
  ['Медицинский центр «Вита»', 'Филиал на Немиге', 'Филиал на Немиге'],
  ['Медицинский центр «Вита»', '«Вита»', '«Вита»'],
  [undefined, '«Вита», Брест', '«Вита», Брест'],
])('of %s, %s is offered as %s', (clinic, name, label) => expect(labels(clinic, name)).toEqual([label]))

test('branches with the same name are shown with their addresses', () => {
  expect(labels(undefined, 'Филиал', 'Филиал')[0]).toBe('Филиал, Минск, ул. Немига, 5')
})
