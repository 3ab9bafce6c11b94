import { expect, test } from 'vitest'
import { accusativeName } from './accusative-name.ts'

test.each([
  ['Анна', 'FEMALE', 'Анну'],
  ['Мария', 'FEMALE', 'Марию'],
  ['Наталья', 'FEMALE', 'Наталью'],
  ['Любовь', 'FEMALE', 'Любовь'],
  ['Мадлен', 'FEMALE', 'Мадлен'],
  ['Борис', 'MALE', 'Бориса'],
  ['Юрий', 'MALE', 'Юрия'],
  ['Игорь', 'MALE', 'Игоря'],
  ['Никита', 'MALE', 'Никиту'],
  ['Илья', 'MALE', 'Илью'],
  ['Лев', 'MALE', 'Льва'],
  ['Павел', 'MALE', 'Павла'],
  ['Пётр', 'MALE', 'Петра'],
] as const)('in Russian %s (%s) is %s', (name, sex, whom) => {
  expect(accusativeName(name, sex, 'ru')).toBe(whom)
})

test.each([
  ['Вольга', 'FEMALE', 'Вольгу'],
  ['Наталля', 'FEMALE', 'Наталлю'],
  ['Алесь', 'MALE', 'Алеся'],
  ['Мікалай', 'MALE', 'Мікалая'],
  ['Юрый', 'MALE', 'Юрыя'],
  ['Станіслаў', 'MALE', 'Станіслава'],
  ['Ігар', 'MALE', 'Ігара'],
  ['Пётр', 'MALE', 'Пятра'],
] as const)('in Belarusian %s (%s) is %s', (name, sex, whom) => {
  expect(accusativeName(name, sex, 'be')).toBe(whom)
})

test('a name ending in а or я needs no sex', () => {
  expect(accusativeName('Саша', null, 'ru')).toBe('Сашу')
  expect(accusativeName('Марк', null, 'ru')).toBeNull()
})

test.each(['Anna', 'Анна Мария', 'Анна-Мария', 'Данило', '', 'анна', 'А.'])(
  'for %j the rules give no form',
  name => {
    expect(accusativeName(name, 'MALE', 'ru')).toBeNull()
  },
)
