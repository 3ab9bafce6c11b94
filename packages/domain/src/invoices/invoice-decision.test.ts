import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionProblems, type InvoiceDecision } from './invoice-decision.ts'

const said = (decision: InvoiceDecision) =>
  decisionProblems([1, 2, 3], decision).map(({ path, problem }) => `${path} ${problem}`)

test.each<[string, InvoiceDecision, string[]]>([
  ['all of it is right', { kind: 'CONFIRMED' }, []],
  ['right, with a reason', { kind: 'CONFIRMED', reason: 'x' }, ['reason unexpected']],
  ['nothing of it is right', { kind: 'REJECTED', reason: 'Меня там не было' }, []],
  ['rejected without a reason', { kind: 'REJECTED', reason: ' ' }, ['reason required']],
  ['one position', { kind: 'PARTIAL', rejected: [{ position: 2, reason: 'Не делали' }] }, []],
  ['in part, but nothing rejected', { kind: 'PARTIAL' }, ['rejected required']],
  [
    'a position without a reason',
    { kind: 'PARTIAL', rejected: [{ position: 2, reason: '' }] },
    ['rejected.0.reason required'],
  ],
  [
    'a position that is not there',
    { kind: 'PARTIAL', rejected: [{ position: 9, reason: 'x' }] },
    ['rejected.0.position unknown'],
  ],
  [
    'one position twice',
    {
      kind: 'PARTIAL',
      rejected: [
        { position: 1, reason: 'x' },
        { position: 1, reason: 'y' },
      ],
    },
    ['rejected.1.position duplicate'],
  ],
])('%s', (_case, decision, problems) => expect(said(decision)).toEqual(problems))

test('a decision in part rejects some positions, and never all of them', () => {
  const positions = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 })
  fc.assert(
    fc.property(positions, fc.array(fc.boolean(), { minLength: 50, maxLength: 50 }), (all, chosen) => {
      const rejected = all
        .filter((_, index) => chosen[index])
        .map(position => ({ position, reason: 'Не было' }))
      const isFit = decisionProblems(all, { kind: 'PARTIAL', rejected }).length === 0
      expect(isFit).toBe(rejected.length > 0 && rejected.length < all.length)
    }),
  )
})
