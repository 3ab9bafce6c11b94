import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOfCoverer } from './part-of-coverer.ts'

const paid = (covered: number, accepted = true) => ({ covered, accepted })

test.each([
  ['rejects only what the coverer does not pay', [paid(40), paid(0, false)], 'CONFIRMED', 40],
  ['rejects all that the coverer pays', [paid(40, false), paid(0)], 'REJECTED', 0],
  ['rejects some that the coverer pays', [paid(40), paid(7, false), paid(0)], 'PARTIAL', 40],
])('a decision in part that %s', (_case, positions, decision, covered) => {
  expect(partOfCoverer({ decision: 'PARTIAL', reason: null, positions }, true)).toMatchObject({
    decision,
    covered,
  })
})

test('of an invoice of which it pays nothing a coverer learns nothing', () => {
  expect(
    partOfCoverer({ decision: 'REJECTED', reason: 'Плачу сама', positions: [paid(0, false)] }, true),
  ).toBeNull()
})

test('of a visit that was not booked with it a coverer reads only what is confirmed', () => {
  const positions = [paid(40), paid(7, false)]
  expect(partOfCoverer({ decision: 'PARTIAL', reason: null, positions }, false)).toEqual({
    ...{ decision: 'CONFIRMED', reason: null, positions: [paid(40)], covered: 40 },
  })
  const rejected = [paid(40, false)]
  expect(partOfCoverer({ decision: 'REJECTED', reason: 'Платил сам', positions: rejected }, false)).toBeNull()
  expect(partOfCoverer({ decision: 'UNANSWERED', reason: null, positions: rejected }, false)).toBeNull()
})

test('a coverer reads the positions that it pays, and never more', () => {
  const position = fc.record({ covered: fc.nat(3), accepted: fc.boolean() })
  const decision = fc.constantFrom('CONFIRMED', 'PARTIAL', 'REJECTED', 'UNANSWERED')
  fc.assert(
    fc.property(fc.array(position), decision, (positions, said) => {
      const part = partOfCoverer({ decision: said, reason: null, positions }, true)
      expect(part?.positions ?? []).toEqual(positions.filter(({ covered }) => covered > 0))
      if (said !== 'PARTIAL' && part) expect(part.decision).toBe(said)
    }),
  )
})
