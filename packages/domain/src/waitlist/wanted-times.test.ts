import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isoWeekday } from '../time/civil-date.ts'
import { minskInstant } from '../time/minsk.ts'
import { type WantedTimes, wantsTime } from './wanted-times.ts'

const any: WantedTimes = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeFrom: null, timeTo: null, lastDate: null }
// A Tuesday.
const at = (time: string, date = '2026-03-03') => new Date(minskInstant(date, time))

test.each([
  ['any time', any, at('10:00'), true],
  ['another weekday', { ...any, weekdays: [1, 3] }, at('10:00'), false],
  ['the very minute from which', { ...any, timeFrom: '10:00' }, at('10:00'), true],
  ['a minute before it', { ...any, timeFrom: '10:00' }, at('09:59'), false],
  ['the very minute before which', { ...any, timeTo: '10:00' }, at('10:00'), false],
  ['a minute before that', { ...any, timeTo: '10:00' }, at('09:59'), true],
  ['the last date, to its end', { ...any, lastDate: '2026-03-03' }, at('23:30'), true],
  ['the day after', { ...any, lastDate: '2026-03-03' }, at('00:00', '2026-03-04'), false],
  // 2026-03-02T21:30Z is already Tuesday in Minsk.
  ['the weekday of Minsk', { ...any, weekdays: [2] }, new Date('2026-03-02T21:30:00Z'), true],
])('%s', (_case, wanted, startsAt, isWanted) => expect(wantsTime(wanted, startsAt)).toBe(isWanted))

const clock = fc.integer({ min: 0, max: 47 }).map(half => {
  const [hours, minutes] = [Math.floor(half / 2), (half % 2) * 30]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
})

test('widening a wish keeps the times that were wanted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }).map(days => addDays('2026-03-02', days)),
      clock,
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.option(clock, { nil: null }),
      fc.option(clock, { nil: null }),
      (date, time, weekdays, timeFrom, timeTo) => {
        const wanted = { weekdays, timeFrom, timeTo, lastDate: date }
        const isWanted = wantsTime(wanted, at(time, date))
        if (isWanted) expect(weekdays).toContain(isoWeekday(date))
        const wider = { ...wanted, timeFrom: null, lastDate: addDays(date, 1) }
        if (isWanted) expect(wantsTime(wider, at(time, date))).toBe(true)
        // The hours of a day before a moment and those from it on together cover the day, without overlap.
        const [before, after] = [
          { ...any, timeTo: time },
          { ...any, timeFrom: time },
        ]
        const other = at(timeFrom ?? '12:00', date)
        expect(wantsTime(before, other)).not.toBe(wantsTime(after, other))
      },
    ),
  )
})
