import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minskInstant } from '../time/minsk.ts'
import { earliestOffered, type OfferTerms, offerDeadline } from './offer-deadline.ts'

const terms: OfferTerms = { offerMinutes: 15, nightFrom: '21:00', nightTo: '09:00', leadMinutes: 30 }
const at = (time: string, date = '2026-03-03') => new Date(minskInstant(date, time))
const far = at('12:00', '2026-03-20')
const until = (now: Date, startsAt = far, movableUntil: Date | null = null, given = terms) =>
  offerDeadline(now, { startsAt, movableUntil }, given)

test.each([
  ['a quarter of an hour by day', at('14:00'), at('14:15')],
  ['also where night begins within it', at('20:59'), at('21:14')],
  ['from nine in the evening until nine in the morning', at('21:00'), at('09:00', '2026-03-04')],
  ['after midnight until nine of the same day', at('00:00'), at('09:00')],
  ['no less than by day where the night is nearly over', at('08:50'), at('09:05')],
  ['nine o’clock is day', at('09:00'), at('09:15')],
])('%s', (_case, now, expected) => expect(until(now)).toEqual(expected))

test.each([
  ['half an hour before it begins, at the latest', at('14:00'), at('14:40'), at('14:10')],
  ['so by night too', at('22:00'), at('08:00', '2026-03-04'), at('07:30', '2026-03-04')],
  ['five minutes are an offer', at('14:00'), at('14:35'), at('14:05')],
  ['a shorter time is not offered', at('14:00'), at('14:34'), null],
  ['a time that has begun is not offered', at('14:00'), at('13:00'), null],
])('%s', (_case, now, startsAt, expected) => expect(until(now, startsAt)).toEqual(expected))

test('the earliest offered time is exact to the minute', () => {
  const earliest = earliestOffered(at('14:00'), terms)
  expect(earliest).toEqual(at('14:35'))
  expect(until(at('14:00'), earliest)).not.toBeNull()
  expect(until(at('14:00'), new Date(earliest.getTime() - 1))).toBeNull()
})

test('an offer ends before the visit that would move can no longer be moved', () => {
  expect(until(at('14:00'), far, at('14:08'))).toEqual(at('14:08'))
  expect(until(at('14:00'), far, at('14:04'))).toBeNull()
})

test('quiet hours within one date, and none at all', () => {
  const nap = { ...terms, nightFrom: '13:00', nightTo: '15:00' }
  expect(until(at('13:30'), far, null, nap)).toEqual(at('15:00'))
  expect(until(at('15:00'), far, null, nap)).toEqual(at('15:15'))
  const never = { ...terms, nightFrom: '09:00', nightTo: '09:00' }
  expect(until(at('03:00'), far, null, never)).toEqual(at('03:15'))
})

const minute = fc.integer({ min: 0, max: 1439 })
const clock = minute.map(all =>
  [Math.floor(all / 60), all % 60].map(n => String(n).padStart(2, '0')).join(':'),
)

test('an offer lasts some minutes and ends in time, with any settings', () => {
  fc.assert(
    fc.property(
      clock,
      fc.integer({ min: -60, max: 5000 }),
      fc.record({
        offerMinutes: fc.integer({ min: 1, max: 240 }),
        nightFrom: clock,
        nightTo: clock,
        leadMinutes: fc.integer({ min: 0, max: 240 }),
      }),
      (time, ahead, given) => {
        const now = at(time)
        const startsAt = new Date(now.getTime() + ahead * 60_000)
        const deadline = until(now, startsAt, null, given)
        const left = ahead - given.leadMinutes
        if (deadline === null) {
          expect(left).toBeLessThan(5)
          return
        }
        const stands = (deadline.getTime() - now.getTime()) / 60_000
        expect(stands).toBeGreaterThanOrEqual(Math.min(5, given.offerMinutes))
        expect(stands).toBeLessThanOrEqual(Math.min(left, Math.max(given.offerMinutes, 1440)))
        // When enough time is left, an offer lasts at least as long as by day.
        if (left >= given.offerMinutes) expect(stands).toBeGreaterThanOrEqual(given.offerMinutes)
      },
    ),
  )
})
