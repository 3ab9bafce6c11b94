import { expect, test } from 'vitest'
import { alwaysOpen, hoursCell } from './hours-cell.ts'

const hours = (cell: string) => {
  const parsed = hoursCell(cell)
  if (!('value' in parsed)) return parsed.expected
  return parsed.value.map(({ day, opens, closes }) => `${day} ${opens / 60}-${closes / 60}`).join(' ')
}

test.each<[string, string]>([
  ['Пн-Вс 09:00-21:00', '1 9-21 2 9-21 3 9-21 4 9-21 5 9-21 6 9-21 7 9-21'],
  ['Пн-Пт 08:00-19:00; Сб 09:00-15:00; Вс выходной', '1 8-19 2 8-19 3 8-19 4 8-19 5 8-19 6 9-15'],
  ['Пн, Ср 8:00-13:00, 14:00-18:30', '1 8-13 1 14-18.5 3 8-13 3 14-18.5'],
  ['Сб 20:00-02:00; Праздники 10:00-24:00', '6 20-26 8 10-24'],
  ['Пт круглосуточно; Нд выхадны', '5 0-24'],
  ['Mon-Tue: 09:00–17:00', '1 9-17 2 9-17'],
  ['Пн 08:00-12:00; Пн 11:00-18:00', 'expected.pharmacyHours'],
  ['Пн 08:00', 'expected.pharmacyHours'],
  ['08:00-20:00', 'expected.pharmacyHours'],
  ['ежедневно', 'expected.pharmacyHours'],
  ['Вс-Пн 08:00-20:00', 'expected.pharmacyHours'],
  ['Пн 25:00-26:00', 'expected.pharmacyHours'],
])('%s', (cell, read) => expect(hours(cell)).toBe(read))

test('round the clock is all days of the week', () => {
  expect(hoursCell('Круглосуточно')).toEqual({ value: alwaysOpen })
})
