import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateOfDayNumber } from '../time/civil-date.ts'
import { isAdultOn } from './age.ts'
import { comesOfAgeOn, isSoonOfAge } from './coming-of-age.ts'

const birthday = fc.integer({ min: -20_000, max: 20_000 }).map(dateOfDayNumber)

test('the birthday itself is the first day of being an adult', () =>
  fc.assert(
    fc.property(birthday, born => {
      const day = comesOfAgeOn(born)
      expect([isAdultOn(addDays(day, -1), born), isAdultOn(day, born)]).toEqual([false, true])
    }),
  ))

test.each([
  ['a month and a day before', '2026-11-20', '2008-12-21', false],
  ['a month before', '2026-11-21', '2008-12-21', true],
  ['the day before', '2026-12-20', '2008-12-21', true],
  ['the day', '2026-12-21', '2008-12-21', false],
  ['later', '2027-01-01', '2008-12-21', false],
  ['born on 29 February', '2026-01-31', '2008-02-29', false],
])('%s', (_case, today, born, soon) => expect(isSoonOfAge(today, born)).toBe(soon))
