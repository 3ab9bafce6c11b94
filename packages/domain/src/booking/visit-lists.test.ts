import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VISIT_STATUSES } from '../visits/visit-status.ts'
import { isPastVisit, splitVisits } from './visit-lists.ts'

const now = new Date('2026-03-02T07:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const visit = (start: number, status = 'reserved') => ({
  startsAt: at(start),
  endsAt: at(start + 30),
  status,
})

test.each([
  ['still to come', visit(60), false],
  ['going on', visit(-10), false],
  ['just ended', visit(-30), true],
  ['booked by the registry', visit(60, 'created_manually'), false],
  ['already completed', visit(-5, 'completed'), true],
  ['cancelled and still to come', visit(60, 'cancelled'), false],
])('%s', (_case, given, past) => expect(isPastVisit(given, now)).toBe(past))

const visits = fc.array(
  fc
    .record({ start: fc.integer({ min: -10_000, max: 10_000 }), status: fc.constantFrom(...VISIT_STATUSES) })
    .map(({ start, status }) => visit(start, status)),
)

test('every visit that is not cancelled is in exactly one list, and the lists are sorted', () => {
  fc.assert(
    fc.property(visits, all => {
      const { future, past } = splitVisits(all, now)
      const kept = all.filter(({ status }) => status !== 'cancelled')
      expect(new Set([...future, ...past])).toEqual(new Set(kept))
      expect(future.length + past.length).toBe(kept.length)
      const starts = [...past.toReversed(), ...future].map(({ startsAt }) => startsAt.getTime())
      const pastStarts = starts.slice(0, past.length)
      const futureStarts = starts.slice(past.length)
      expect(pastStarts).toEqual(pastStarts.toSorted((a, b) => a - b))
      expect(futureStarts).toEqual(futureStarts.toSorted((a, b) => a - b))
    }),
  )
})
