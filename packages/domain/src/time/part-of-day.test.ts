import { expect, test } from 'vitest'
import { minskInstant } from './minsk.ts'
import { partOfDay } from './part-of-day.ts'

test.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['23:59', 'evening'],
])('%s in Minsk is %s (decisions D7)', (time, part) => {
  expect(partOfDay(minskInstant('2026-11-21', time))).toBe(part)
})
