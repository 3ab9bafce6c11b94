import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDoctorDeclines } from './any-doctor.ts'
import { byWeight, type DeclineCode, declineWeights } from './decline-code.ts'

const at = (...codes: DeclineCode[][]) => new Map(codes.map((here, index) => [String(index + 1), here]))

test.each<[string, DeclineCode[][], { acceptedAt: string[]; codes: DeclineCode[]; differ: boolean }]>([
  ['all take the person', [[], []], { acceptedAt: ['1', '2'], codes: [], differ: false }],
  ['one of them does', [[8], [], [9, 14]], { acceptedAt: ['2'], codes: [], differ: false }],
  ['one reason of all', [[8], [8]], { acceptedAt: [], codes: [8], differ: false }],
  [
    'a common reason, and different others',
    [[8, 9], [8, 14], [8]],
    { acceptedAt: [], codes: [8], differ: false },
  ],
  [
    'several shared ones, the weightiest first',
    [
      [9, 12],
      [12, 9, 8],
    ],
    { acceptedAt: [], codes: [12, 9], differ: false },
  ],
  [
    'each doctor has another reason',
    [[9], [8], [14, 9]],
    { acceptedAt: [], codes: [8, 14, 9], differ: true },
  ],
  ['a single one is as it is', [[0, 4]], { acceptedAt: [], codes: [4, 0], differ: false }],
])('%s', (_case, codes, come) => expect(anyDoctorDeclines(at(...codes))).toEqual(come))

const codes = fc.uniqueArray(
  fc.constantFrom(...Object.keys(declineWeights).map(code => Number(code) as DeclineCode)),
  { maxLength: 5 },
)
const declined = fc.array(codes, { minLength: 1, maxLength: 6 }).map(each => at(...each))

test('a person accepted by one doctor has no reason, a person accepted by none has one', () =>
  fc.assert(
    fc.property(declined, each => {
      const { acceptedAt, codes: reasons, differ } = anyDoctorDeclines(each)
      expect(acceptedAt).toEqual([...each].filter(([, here]) => here.length === 0).map(([id]) => id))
      expect(reasons.length === 0).toBe(acceptedAt.length > 0)
      if (acceptedAt.length > 0) expect(differ).toBe(false)
    }),
  ))

test('every shown reason holds at some doctor, at all unless they differ, and every common reason is shown', () =>
  fc.assert(
    fc.property(declined, each => {
      const { acceptedAt, codes: reasons, differ } = anyDoctorDeclines(each)
      if (acceptedAt.length > 0) return
      const everywhere = (code: DeclineCode) => [...each.values()].every(here => here.includes(code))
      for (const code of reasons) {
        expect([...each.values()].some(here => here.includes(code))).toBe(true)
        expect(everywhere(code)).toBe(!differ)
      }
      for (const code of new Set([...each.values()].flat().filter(everywhere)))
        expect(reasons).toContain(code)
      expect(reasons).toEqual(byWeight(reasons))
    }),
  ))

test('neither the order of the doctors nor a further doctor with the same reason matters', () =>
  fc.assert(
    fc.property(declined, each => {
      const once = anyDoctorDeclines(each)
      const backwards = anyDoctorDeclines(new Map([...each].toReversed()))
      expect(backwards).toEqual({ ...once, acceptedAt: once.acceptedAt.toReversed() })
      const [like] = each.values()
      if (like === undefined || like.length === 0) return
      expect(anyDoctorDeclines(new Map([...each, ['more', like]]))).toEqual(once)
    }),
  ))

test('a further doctor who accepts the person never takes a possibility away', () =>
  fc.assert(
    fc.property(declined, each => {
      const { acceptedAt } = anyDoctorDeclines(each)
      expect(anyDoctorDeclines(new Map([...each, ['more', []]])).acceptedAt).toEqual([...acceptedAt, 'more'])
    }),
  ))
