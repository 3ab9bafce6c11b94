import fc from 'fast-check'
import { expect, test } from 'vitest'
import { civilDateOf, clockTimeOf, minskInstant } from './minsk.ts'

test('Minsk is three hours ahead of UTC', () => {
  expect(minskInstant('2026-11-21', '08:30')).toBe('2026-11-21T05:30:00.000Z')
  expect(minskInstant('2026-11-21', '01:00')).toBe('2026-11-20T22:00:00.000Z')
})

test('the date changes at midnight in Minsk', () => {
  expect(civilDateOf('2026-11-20T20:59:59.999Z')).toBe('2026-11-20')
  expect(civilDateOf('2026-11-20T21:00:00.000Z')).toBe('2026-11-21')
  expect(clockTimeOf('2026-11-20T20:59:59.999Z')).toBe('23:59')
})

test('the zone agrees with the time zone database since 2012', () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2012-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      at => {
        const there = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO('Europe/Minsk')
        expect(civilDateOf(at)).toBe(there.toPlainDate().toString())
        expect(clockTimeOf(at)).toBe(there.toPlainTime().toString({ smallestUnit: 'minute' }))
        expect(minskInstant(civilDateOf(at), clockTimeOf(at)).slice(0, 16)).toBe(
          at.toISOString().slice(0, 16),
        )
      },
    ),
  ))
