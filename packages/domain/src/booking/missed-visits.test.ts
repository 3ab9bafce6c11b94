import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missesTooMany, recordAt, reopensAt } from './missed-visits.ts'

const limit = { share: 0.05, minimumMissed: 2 }

test.each([
  ['nothing in the past', { past: 0, missed: 0 }, false],
  ['one missed of one', { past: 1, missed: 1 }, false],
  ['two missed of two', { past: 2, missed: 2 }, true],
  ['exactly 5 %', { past: 40, missed: 2 }, false],
  ['just above 5 %', { past: 39, missed: 2 }, true],
])('%s', (_case, record, closed) => expect(missesTooMany(record, limit)).toBe(closed))

test('attending a visit never closes booking, and missing one never opens it', () => {
  const record = fc
    .record({ past: fc.nat(500), missed: fc.nat(500) })
    .filter(({ past, missed }) => missed <= past)
  fc.assert(
    fc.property(record, ({ past, missed }) => {
      const closed = missesTooMany({ past, missed }, limit)
      if (!closed) expect(missesTooMany({ past: past + 1, missed }, limit)).toBe(false)
      if (closed) expect(missesTooMany({ past: past + 1, missed: missed + 1 }, limit)).toBe(true)
    }),
  )
})

test('booking opens again at the first moment at which the missed visits no longer close it', () => {
  const visit = fc.record({ missed: fc.boolean(), countsUntil: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 40 }), fc.integer({ min: 1, max: 60 }), (visits, now) => {
      const opens = reopensAt(visits, now, limit)
      expect(missesTooMany(recordAt(visits, opens), limit)).toBe(false)
      for (let moment = now; moment < opens; moment += 1) {
        expect(missesTooMany(recordAt(visits, moment), limit)).toBe(true)
      }
    }),
  )
})
