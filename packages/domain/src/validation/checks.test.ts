import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeDate } from '../time/written-date.ts'
import { checkCode } from './check-code.ts'
import { checkEmail, checkPhone } from './check-contact.ts'
import { checkAdultBirthday, checkChildBirthday, checkDatesInOrder, checkPastDate } from './check-date.ts'
import { checkFio, checkFioOrDash } from './check-name.ts'
import { checkText } from './check-text.ts'
import { checkTime, checkTimesInOrder } from './check-time.ts'
import { optional, required } from './problem.ts'

const TODAY = '2026-11-21'

describe('names', () => {
  test.each([
    ['Ковалёва', null],
    ["O'Neil", null],
    ['  Анна Мария ', null],
    ['Анна1', 'letters'],
    ['-', 'letters'],
    ['я'.repeat(100), null],
    ['я'.repeat(101), 'tooLong'],
  ])('name %j: %s', (written, problem) => expect(checkFio(written)).toBe(problem))

  test('a single dash is a middle name, two are not', () =>
    expect([checkFioOrDash('-'), checkFioOrDash(' – '), checkFioOrDash('--')]).toEqual([
      null,
      null,
      'letters',
    ]))
})

describe('dates', () => {
  const [past, adult, child] = [checkPastDate(TODAY), checkAdultBirthday(TODAY), checkChildBirthday(TODAY)]
  test.each([
    ['29.02.2024', null, 'minor', null],
    ['29.02.2023', 'date', 'date', 'date'],
    ['29.02.2000', null, null, 'adult'],
    ['01.01.1900', null, null, 'adult'],
    ['31.12.1899', 'date', 'date', 'date'],
    ['21.11.2026', null, 'minor', null],
    ['22.11.2026', 'date', 'date', 'date'],
    ['21.11.2008', null, null, 'adult'],
    ['22.11.2008', null, 'minor', null],
    ['21.11.08', 'date', 'date', 'date'],
  ])('%s: in the past %s, of an adult %s, of a child %s', (written, ...problems) =>
    expect([past(written), adult(written), child(written)]).toEqual(problems),
  )

  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date(TODAY), noInvalidDate: true })
    .map(date => writeDate(date.toISOString().slice(0, 10)))

  test('every date from 1900 to today is either an adult’s birthday or a child’s', () =>
    fc.assert(
      fc.property(day, written => {
        expect(past(written)).toBeNull()
        expect([adult(written), child(written)].filter(problem => problem === null)).toHaveLength(1)
      }),
    ))

  test('of two dates exactly one order is wrong, unless they are equal', () =>
    fc.assert(
      fc.property(day, day, (a, b) => {
        const wrong = [checkDatesInOrder(a, b), checkDatesInOrder(b, a)].filter(Boolean)
        expect(wrong).toHaveLength(a === b ? 0 : 1)
      }),
    ))

  test('of any text only dates are accepted', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), written => {
        fc.pre(!/^\s*\d\d\.\d\d\.\d{4}\s*$/.test(written))
        expect(past(written)).toBe('date')
      }),
    ))
})

describe('times', () => {
  test.each([
    ['00:00', null],
    ['23:59', null],
    ['24:00', 'time'],
    ['9:00', 'time'],
    ['12:60', 'time'],
    ['', 'time'],
  ])('%j: %s', (written, problem) => expect(checkTime(written)).toBe(problem))

  test('the later time must not come first', () =>
    expect([
      checkTimesInOrder('10:00', '09:30'),
      checkTimesInOrder('09:30', '09:30'),
      checkTimesInOrder('10:00', '9:30'),
    ]).toEqual(['timesInOrder', null, null]))
})

test.each([
  ['+375 (29) 123-45-67', null],
  ['+375 (17) 123-45-67', 'phone'],
])('phone %s: %s', (written, problem) => expect(checkPhone(written)).toBe(problem))

test.each([
  [' anna@example.by ', null],
  ['anna@example', 'email'],
])('e-mail %j: %s', (written, problem) => expect(checkEmail(written)).toBe(problem))

test.each([
  ['Болит спина, «очень» (с утра); 38,5 °C — №2!', null],
  ['первая строка\nвторая', null],
  ['<script>', 'characters'],
  ['{{name}}', 'characters'],
  ['звонок\u0007, \u202Eаман\u202C', null],
  [`${'а'.repeat(100)}\u202C\u0000`, null],
  ['а'.repeat(21), null],
  ['а'.repeat(101), 'tooLong'],
])('text %j: %s', (written, problem) => expect(checkText(100)(written)).toBe(problem))

test.each([
  ['123456', null],
  ['123 456', null],
  ['１２３-４５６', null],
  ['12345', 'code'],
  ['1234567', 'code'],
  ['12345a', 'code'],
  ['١٢٣٤٥٦', 'code'],
])('code %j: %s', (written, problem) => expect(checkCode(written)).toBe(problem))

test('a required field is reported as missing before its value is checked; an optional one is not', () => {
  expect([required(checkFio)('  '), required(checkFio)('1'), optional(checkEmail)(' ')]).toEqual([
    'required',
    'letters',
    null,
  ])
})
