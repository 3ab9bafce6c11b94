import fc from 'fast-check'
import { expect, test } from 'vitest'
import { policy, weeks, yesNo } from './choice.ts'
import { languages } from './languages.ts'
import { phones, wholeNumber } from './plain.ts'
import { price } from './price.ts'
import { date, time, weekdays } from './times.ts'

const value = (parsed: object) => ('value' in parsed ? parsed.value : 'refused')

test.each([
  ['25.12.2026', '2026-12-25'],
  ['5.1.2027', '2027-01-05'],
  ['2026-12-25', '2026-12-25'],
  ['31.11.2026', 'refused'],
  ['12/25/2026', 'refused'],
])('date %s', (cell, read) => expect(value(date(cell))).toBe(read))

test.each([
  ['8:30', '08:30'],
  ['08:30:00', '08:30'],
  ['24:00', 'refused'],
  ['8.30', 'refused'],
])('time %s', (cell, read) => expect(value(time(cell))).toBe(read))

test.each([
  ['ru be', ['ru', 'be']],
  ['Русский, белорусский; English', ['ru', 'be', 'en']],
  ['ru, ru', ['ru']],
  ['клингонский', 'refused'],
])('languages %s', (cell, read) => expect(value(languages(cell))).toEqual(read))

test.each([
  ['пн', [1]],
  ['Пн-Пт', [1, 2, 3, 4, 5]],
  ['вт, чт', [2, 4]],
  ['пн–ср, сб', [1, 2, 3, 6]],
  ['Среда', [3]],
  ['аўторак', [2]],
  ['mon-fri', [1, 2, 3, 4, 5]],
  ['6', [6]],
  ['пт-пн', 'refused'],
  ['пн-', 'refused'],
  ['8', 'refused'],
])('weekdays %s', (cell, read) => expect(value(weekdays(cell))).toEqual(read))

test.each([
  ['50', { kind: 'fixed', from: 50, to: null }],
  ['50,50', { kind: 'fixed', from: 50.5, to: null }],
  ['50 - 80', { kind: 'range', from: 50, to: 80 }],
  ['от 50', { kind: 'from', from: 50, to: null }],
  ['80-50', 'refused'],
  ['даром', 'refused'],
  ['1 000,50', { kind: 'fixed', from: 1000.5, to: null }],
  ['1\u00a0000-2\u00a0000', { kind: 'range', from: 1000, to: 2000 }],
  ['1.000,50', 'refused'],
  ['123456789', 'refused'],
])('price %s', (cell, read) => expect(value(price(cell))).toEqual(read))

test.each([
  [yesNo, 'Да', true],
  [yesNo, '-', false],
  [yesNo, 'наверное', 'refused'],
  [policy, 'Только через регистратуру', 'registry'],
  [policy, 'second-visit', 'second-visit'],
  [weeks, 'Нечётные', 'odd'],
  [weeks, 'нечетная', 'odd'],
])('words %#', (parse, cell, read) => expect(value(parse(cell))).toBe(read))

test('phones are split, and text with letters is no phone', () => {
  expect(value(phones('+375 17 000-10-10; 103'))).toEqual(['+375 17 000-10-10', '103'])
  expect(value(phones('звоните'))).toBe('refused')
})

test.each([
  '+375 29 1',
  '+375 17 200-00-0',
  '+375 17 200-00-000',
  '+7 495',
  '---',
  '1 2',
  '(17) 200-00-00; +375 29 1',
])('a number with too few or too many digits to be called is refused: %s', cell =>
  expect(value(phones(cell))).toBe('refused'),
)

test.each([
  '+375170000041',
  '+7 (495) 123-45-67',
  '8 017 200-00-00',
  '200-00-00',
  '7703',
  '375 29 111-22-33',
])('a number that can be called is taken: %s', cell => expect(value(phones(cell))).toEqual([cell]))

test('whole numbers outside their bounds are refused', () =>
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), number => {
      expect(value(wholeNumber(0, 18)(String(number)))).toBe(number >= 0 && number <= 18 ? number : 'refused')
    }),
  ))
