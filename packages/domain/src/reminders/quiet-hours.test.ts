import { expect, test } from 'vitest'
import { minskInstant } from '../time/minsk.ts'
import { areQuietHours, isQuiet, quietInTime, quietUntil } from './quiet-hours.ts'

test.each([
  ['22:00', '08:00', true],
  ['13:00', '15:00', true],
  ['20:00', '12:00', true],
  ['20:00', '12:01', false],
  ['08:00', '07:00', false],
  ['08:00', '08:00', false],
])('from %s to %s: %s', (from, to, fits) => expect(areQuietHours({ from, to })).toBe(fits))

const at = (time: string, date = '2026-03-05') => new Date(minskInstant(date, time))

test.each([
  ['22:00', true],
  ['23:59', true],
  ['00:00', true],
  ['07:59', true],
  ['08:00', false],
  ['21:59', false],
])('over midnight, %s: %s', (time, quiet) =>
  expect(isQuiet(at(time), { from: '22:00', to: '08:00' })).toBe(quiet),
)

test('quiet hours end on the next morning, or on the same day', () => {
  const night = { from: '22:00', to: '08:00' }
  expect(quietUntil(at('23:00'), night)).toEqual(at('08:00', '2026-03-06'))
  expect(quietUntil(at('01:00'), night)).toEqual(at('08:00'))
  expect(quietUntil(at('12:00'), night)).toBeNull()
  expect(quietUntil(at('13:30'), { from: '13:00', to: '15:00' })).toEqual(at('15:00'))
})

test('quiet hours give way to a message that would come after its deadline, or less than an hour before', () => {
  const night = { from: '22:00', to: '08:00' }
  const next = '2026-03-06'
  expect(quietInTime(at('23:00'), at('00:00', next), night)).toBeNull()
  expect(quietInTime(at('23:00'), at('08:59', next), night)).toBeNull()
  expect(quietInTime(at('23:00'), at('09:00', next), night)).toEqual(night)
  expect(quietInTime(at('12:00'), at('12:30'), night)).toEqual(night)
  expect(quietInTime(at('23:00'), at('00:00', next), null)).toBeNull()
})
