import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFio, isFioOrDash, joinFullName, splitFullName } from './full-name.ts'

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

test.each(['', 'Иванов', 'Иванов -', '- Иван', 'Иванов Иван 2', 'Иванов Иван Иванович!', 'Иванов <b>'])(
  '%j is no full name',
  written => expect(splitFullName(written)).toBeNull(),
)

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
