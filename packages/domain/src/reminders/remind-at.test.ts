import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time/day.ts'
import { minskInstant } from '../time/minsk.ts'
import { anyQuiet, zoneOf, zones } from './arbitraries.ts'
import { isQuiet } from './quiet-hours.ts'
import { momentOf, remindAfterOutage, remindAt } from './remind-at.ts'
import { nearerTimes, type ReminderChoice, reminderChoices } from './reminder-choice.ts'

const MINUTE = 60_000
const at = (time: string, date = '2026-03-05') => new Date(minskInstant(date, time))
const booked = (now: Date) => ({ now, bookedAt: now })
const onTheEve = (time: string) => at(time, '2026-03-04')
const longAgo = at('09:00', '2026-02-01')
const night = { from: '22:00', to: '08:00' }

test.each<[ReminderChoice, Date | null]>([
  ['30min', at('14:00')],
  ['1h', at('13:30')],
  ['2h', at('12:30')],
  ['4h', at('10:30')],
  ['day-before-10', onTheEve('10:00')],
  ['day-before-20', onTheEve('20:00')],
  ['none', null],
])('%s for a visit at 14:30 in Minsk (product §3)', (choice, moment) =>
  expect(remindAt(at('14:30'), { choice, quiet: night }, booked(longAgo))).toEqual(moment),
)

test.each<[string, ReminderChoice, Date, Date, Date | null]>([
  ['its eve is the day before by the calendar', 'day-before-20', at('00:10'), longAgo, onTheEve('20:00')],
  ['a short one comes before the quiet hours', '30min', at('00:10'), longAgo, onTheEve('21:45')],
  ['so does one that would come too late after them', '2h', at('08:30'), longAgo, onTheEve('21:45')],
  ['one that leaves an hour waits for their end', '2h', at('09:00'), longAgo, at('08:00')],
  [
    'booked after its moment, it comes at the next one',
    'day-before-10',
    at('14:30'),
    onTheEve('12:00'),
    onTheEve('20:00'),
  ],
  [
    'of the day itself where the eve has passed',
    'day-before-10',
    at('14:30'),
    onTheEve('21:00'),
    at('10:30'),
  ],
  ['not within an hour of the booking', 'day-before-10', at('14:30'), at('09:45'), at('12:30')],
  ['but as soon as was asked for', '1h', at('14:30'), at('13:29'), at('13:30')],
  ['never at the very moment', '1h', at('14:30'), at('13:30'), null],
  ['nor after the visit', '30min', at('14:30'), at('15:00'), null],
  [
    'no reminder for a visit at the end of quiet hours booked within them',
    '30min',
    at('08:20'),
    onTheEve('23:00'),
    null,
  ],
])('%s', (_case, choice, startsAt, now, moment) =>
  expect(remindAt(startsAt, { choice, quiet: night }, booked(now))).toEqual(moment),
)

test('a reminder on the day before that falls into quiet hours moves to the nearer of their ends', () => {
  const early = { from: '19:00', to: '08:00' }
  expect(remindAt(at('14:30'), { choice: 'day-before-20', quiet: early }, booked(longAgo))).toEqual(
    onTheEve('18:45'),
  )
  const soon = { from: '20:10', to: '08:00' }
  expect(remindAt(at('14:30'), { choice: 'day-before-20', quiet: soon }, booked(longAgo))).toEqual(
    onTheEve('19:55'),
  )
  expect(remindAt(at('14:30'), { choice: 'day-before-20', quiet: early }, booked(onTheEve('18:50')))).toEqual(
    at('08:00'),
  )
})

test.each([
  ['at once by day', at('14:30'), at('10:00'), at('10:00')],
  ['when the quiet hours end', at('14:30'), at('03:00'), at('08:00')],
  ['not where that would be too late', at('08:40'), at('03:00'), null],
  ['a quarter of an hour is still of use', at('14:30'), at('14:15'), at('14:15')],
  ['less is not', at('14:30'), at('14:16'), null],
])('late: %s', (_case, startsAt, now, moment) =>
  expect(remindAfterOutage(startsAt, night, now)).toEqual(moment),
)

const anyChoice = fc.constantFrom(...reminderChoices)
const anyMoment = fc
  .integer({
    min: Date.parse('2026-01-01T00:00:00Z') / MINUTE,
    max: Date.parse('2028-12-31T00:00:00Z') / MINUTE,
  })
  .map(minutes => new Date(minutes * MINUTE))
const minutesAhead = fc.integer({ min: -120, max: 4 * 1440 })

describe.each(zones)('for any clock of %s', name => {
  const zone = zoneOf(name)

  test('a reminder is before the visit, outside of quiet hours, and not in the past', () => {
    fc.assert(
      fc.property(anyMoment, minutesAhead, anyChoice, anyQuiet, (startsAt, ahead, choice, quiet) => {
        const now = new Date(startsAt.getTime() - ahead * MINUTE)
        const moment = remindAt(startsAt, { choice, quiet }, booked(now), zone)
        if (choice === 'none') expect(moment).toBeNull()
        if (!moment) return
        expect(moment > now).toBe(true)
        expect(startsAt.getTime() - moment.getTime()).toBeGreaterThanOrEqual(30 * MINUTE)
        if (quiet) expect(isQuiet(moment, quiet, zone)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('chosen early and without quiet hours, it is at the exact moment', () => {
    fc.assert(
      fc.property(anyMoment, anyChoice, (startsAt, choice) => {
        const now = new Date(startsAt.getTime() - 3 * DAY_MS)
        const [time] = nearerTimes(choice)
        expect(remindAt(startsAt, { choice, quiet: null }, booked(now), zone)).toEqual(
          time ? momentOf(time, startsAt, zone) : null,
        )
      }),
      { numRuns: 100 },
    )
  })

  test('"the day before" is at 10:00 or 20:00 local time, whatever clock changes that night has', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom('day-before-10', 'day-before-20'), (startsAt, time) => {
        const moment = momentOf(time, startsAt, zone)
        expect(zone.timeAt(moment)).toBe(time === 'day-before-10' ? '10:00' : '20:00')
        expect(Date.parse(zone.dateAt(startsAt)) - Date.parse(zone.dateAt(moment))).toBe(DAY_MS)
      }),
      { numRuns: 100 },
    )
  })

  test('after random moves it follows the visit, and computing it again before its time changes nothing', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.array(fc.record({ after: fc.integer({ min: 1, max: 2000 }), ahead: minutesAhead }), {
          maxLength: 8,
        }),
        anyChoice,
        anyQuiet,
        (begin, moves, choice, quiet) => {
          let now = begin
          let bookedAt = begin
          let startsAt = new Date(begin.getTime() + 3 * DAY_MS)
          let planned = remindAt(startsAt, { choice, quiet }, booked(now), zone)
          for (const { after, ahead } of moves) {
            now = new Date(now.getTime() + after * MINUTE)
            // Computing a reminder again before its moment gives the same moment.
            const again = remindAt(startsAt, { choice, quiet }, { now, bookedAt }, zone)
            if (planned && planned > now) expect(again).toEqual(planned)
            startsAt = new Date(now.getTime() + ahead * MINUTE)
            bookedAt = now
            planned = remindAt(startsAt, { choice, quiet }, booked(now), zone)
            expect(planned === null || (planned > now && planned < startsAt)).toBe(true)
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
