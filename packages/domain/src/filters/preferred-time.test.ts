import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOfDay } from '../time/part-of-day.ts'
import {
  areConflicting,
  DAY_PART_HOURS,
  dayPartsOf,
  preferredDaysEnd,
  preferredTimes,
  timesOfDay,
} from './preferred-time.ts'

const partAt = (hour: number) => DAY_PART_HOURS.findLastIndex(from => from <= hour)

test('an hour is in the parts of a filter exactly if both filters let it through', () => {
  const bounds = { '0': [0, 24], '1': [6, 10], '2': [10, 14], '3': [14, 18], '4': [18, 22] }
  fc.assert(
    fc.property(
      fc.constantFrom(...preferredTimes),
      fc.constantFrom(...timesOfDay),
      fc.integer({ min: 0, max: 23 }),
      (preferredTime, timeOfDay, hour) => {
        const instant = `2026-03-02T${String(hour).padStart(2, '0')}:30:00+03:00`
        const [from = 0, to = 0] = bounds[preferredTime]
        const isIn = hour >= from && hour < to && (timeOfDay === 'all' || partOfDay(instant) === timeOfDay)
        expect(dayPartsOf({ preferredTime, timeOfDay }).includes(partAt(hour))).toBe(isIn)
      },
    ),
  )
})

test.each([
  ['any date', '0', null],
  ['three days: today and two more', '3', '2026-03-03T21:00:00.000Z'],
  ['a week', '7', '2026-03-07T21:00:00.000Z'],
  ['a month', '30', '2026-03-30T21:00:00.000Z'],
] as const)('%s', (_case, days, end) => {
  // 1:00 on 1 March in Minsk.
  expect(preferredDaysEnd(new Date('2026-02-28T22:00:00Z'), days)?.toISOString() ?? null).toBe(end)
})

test.each([
  ['0', 'all', false],
  ['1', 'morning', false],
  ['1', 'evening', true],
  ['2', 'afternoon', false],
  ['2', 'evening', true],
  ['3', 'evening', false],
  ['4', 'afternoon', true],
] as const)('hours %s and time of day %s exclude each other: %s', (preferredTime, timeOfDay, exclude) =>
  expect(areConflicting({ preferredTime, timeOfDay })).toBe(exclude),
)
