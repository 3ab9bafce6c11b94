import { expect, test } from 'vitest'
import { isPossibleBirthday } from './birthday.ts'

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2025-02-29', false],
  ['21.11.1990', false],
])('born on %s, seen on 2026-11-21: %j', (date, possible) =>
  expect(isPossibleBirthday(date, '2026-11-21')).toBe(possible),
)
