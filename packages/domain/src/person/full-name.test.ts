import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFio, isFioOrDash, joinFullName, readFullName, splitFullName, tidy } from './full-name.ts'

test.each([
  ['Іваноў Пётр Сяргеевіч', ['Іваноў', 'Пётр', 'Сяргеевіч']],
  ['  Петрова   Анна  ', ['Петрова', 'Анна', null]],
  ['Петрова Анна -', ['Петрова', 'Анна', null]],
  ['Салтыкова-Щедрина Анна-Мария Ивановна', ['Салтыкова-Щедрина', 'Анна-Мария', 'Ивановна']],
  ['Салтыкова - Щедрина Анна Ивановна', ['Салтыкова-Щедрина', 'Анна', 'Ивановна']],
  ['Алиев Мамед Гейдар оглы', ['Алиев', 'Мамед', 'Гейдар оглы']],
  ["O'Neil John", ["O'Neil", 'John', null]],
  ['Дар’я Лук’янава', ['Дар’я', 'Лук’янава', null]],
])('%j is split', (written, [lastName, firstName, middleName]) =>
  expect(splitFullName(written)).toEqual({ lastName, firstName, middleName }),
)

test.each([
  'де ла Крус Мария Хосе',
  'Иванов Иван Иванович Петрович',
  '',
  'Иванов',
  'Иванов -',
  '- Иван',
  'Иванов Иван 2',
  'Иванов Иван Иванович!',
  'Иванов <b>',
])('%j is not a full name', written => expect(splitFullName(written)).toBeNull())

test('a dash stands for a missing middle name only', () => {
  expect([isFioOrDash('-'), isFio('-'), isFio("'"), isFio(' '), isFioOrDash('--')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

const word = fc.stringMatching(/^[А-ЯЁІЎ][а-яёіў]{1,9}(-[А-ЯЁІЎ][а-яёіў]{1,9})?$/)

test('splitting what was joined gives the same name', () =>
  fc.assert(
    fc.property(word, word, fc.option(word), (lastName, firstName, middleName) => {
      const name = { lastName, firstName, middleName }
      expect(splitFullName(joinFullName(name))).toEqual(name)
    }),
  ))

const letters = 'абвЯЁІўijZ'
const signs = fc.constantFrom(...letters, ...letters, ' ', '-', "'", '’')
const fio = fc
  .array(signs, { minLength: 1, maxLength: 20 })
  .map(all => all.join(''))
  .filter(isFio)

test('every name accepted by a form is read back in the same parts', () =>
  fc.assert(
    fc.property(fio, fio, fc.option(fio), (last, first, middle) => {
      const name = {
        lastName: tidy(last),
        firstName: tidy(first),
        middleName: middle === null ? null : tidy(middle),
      }
      expect(readFullName({ fullNameRu: joinFullName(name), ...name })).toEqual(name)
      const untidy = { lastName: last, firstName: first, middleName: middle ?? '-' }
      const fullNameRu = joinFullName({ lastName: last, firstName: first, middleName: middle })
      expect(readFullName({ fullNameRu, ...untidy })).toEqual(name)
    }),
  ))

test.each([
  ['parts that are another name', { fullNameRu: 'Петрова Анна', lastName: 'Петрова', firstName: 'Инна' }],
  ['only one part', { fullNameRu: 'Петрова Анна', lastName: 'Петрова' }],
  ['a part with other signs', { fullNameRu: 'Петрова Анна1', lastName: 'Петрова', firstName: 'Анна1' }],
  [
    'a middle name that the whole lacks',
    {
      fullNameRu: 'Петрова Анна',
      lastName: 'Петрова',
      firstName: 'Анна',
      middleName: 'Ивановна',
    },
  ],
])('%s: refused', (_case, written) => expect(readFullName(written)).toBeNull())

test('without parts the full name is split', () =>
  expect(readFullName({ fullNameRu: 'Петрова Анна Ивановна' })).toEqual({
    lastName: 'Петрова',
    firstName: 'Анна',
    middleName: 'Ивановна',
  }))

test.each([
  [100, true],
  [101, false],
])('a part of %i letters is accepted: %s', (letters, isRead) => {
  const long = 'я'.repeat(letters)
  const read = [
    readFullName({ fullNameRu: `${long} Анна` }),
    readFullName({ fullNameRu: `Ёж ${long}`, lastName: 'Ёж', firstName: long }),
    readFullName({ fullNameRu: `Ёж Анна ${long}` }),
  ]
  expect(read.map(name => name !== null)).toEqual([isRead, isRead, isRead])
})
