import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOfCoverer } from './part-of-coverer.ts'

const paid = (covered: number, accepted = true) => ({ covered, accepted })

test.each([
  ['rejects only what the coverer does not pay', [paid(40), paid(0, false)], 'CONFIRMED', 40],
  ['rejects all that the coverer pays', [paid(40, false), paid(0)], 'REJECTED', 0],
  ['rejects some that the coverer pays', [paid(40), paid(7, false), paid(0)], 'PARTIAL', 40],
])('a decision in part that %s', (_case, positions, decision, covered) => {
  expect(partOfCoverer({ decision: 'PARTIAL', reason: null, positions })).toMatchObject({ decision, covered })
})

test('of an invoice of which it pays nothing a coverer learns nothing', () => {
  expect(
    partOfCoverer({ decision: 'REJECTED', reason: 'Плачу сама', positions: [paid(0, false)] }),
  ).toBeNull()
})

test('a coverer reads the positions that it pays, and never more', () => {
  const position = fc.record({ covered: fc.nat(3), accepted: fc.boolean() })
  const decision = fc.constantFrom('CONFIRMED', 'PARTIAL', 'REJECTED', 'UNANSWERED')
  fc.assert(
    fc.property(fc.array(position), decision, (positions, said) => {
      const part = partOfCoverer({ decision: said, reason: null, positions })
      expect(part?.positions ?? []).toEqual(positions.filter(({ covered }) => covered > 0))
      if (said !== 'PARTIAL' && part) expect(part.decision).toBe(said)
    }),
  )
})
