import { expect, test } from 'vitest'
import { answerConcerns } from './review-concerns.ts'
import { PERSON_NAMES } from './testing/person-names.ts'

const concernsOf = (text: string, isAnonymous: boolean) =>
  answerConcerns(text, ['Ковалевич Анна Петровна'], PERSON_NAMES, { isAnonymous })

test.each([
  'Ждём вас по адресу: улица Веры Хоружей, 6.',
  'Наш центр переехал на улицу Максима Богдановича, 5.',
  'Прыходзьце на вул. Янкі Купалы, 5.',
  'БЛАГОДАРИМ ЗА ВЕРУ В НАС',
  'МЫ РАБОТАЕМ 8 МАРТА И 9 МАЯ',
  'Ваша жена может записаться без очереди, передайте жене.',
  'Please ask at any time, none of it is lost, you are safe.',
  'You may call us in July.',
  'В якім кабінеце вы были?',
  'Раздзел «Мая карта» ёсць у кожнага.',
  'Мы рядом с гостиницей «Виктория».',
  'Анна Петровна и Аня — один человек, спасибо Анечке!',
])('ordinary words, streets, things and the doctor are no other person: %s', text => {
  expect(concernsOf(text, true)).toEqual([])
})

test.each([
  'Спасибо, Вера!',
  'СПАСИБО, ВЕРА!',
  'ВЕРА, СПАСИБО',
  'Мы передали это Вере из регистратуры.',
  'Спасибо, Женя.',
  'Вам поможет Виктория из регистратуры.',
  'Надежда с улицы Веры Хоружей, благодарим: Надежда, спасибо!',
  'Thank you, Olga.',
])('somebody else is: %s', text => {
  expect(concernsOf(text, true)).toEqual(['names'])
})

test('a street excuses no name beside it', () => {
  expect(concernsOf('На ул. Купалы приняла медсестра Ольга Ивановна', false)).toEqual(['names'])
})
