import { expect, test } from 'vitest'
import { ageOn, isAdultOn } from './age.ts'

test.each([
  ['the day before the birthday', '2026-11-20', '2008-11-21', 17, false],
  ['the birthday', '2026-11-21', '2008-11-21', 18, true],
  ['the day of birth', '2026-11-21', '2026-11-21', 0, false],
  ['29 February, in a common year', '2026-02-28', '2008-02-29', 17, false],
  ['29 February, the day after', '2026-03-01', '2008-02-29', 18, true],
])('%s', (_case, today, birthday, age, adult) => {
  expect([ageOn(today, birthday), isAdultOn(today, birthday)]).toEqual([age, adult])
})
