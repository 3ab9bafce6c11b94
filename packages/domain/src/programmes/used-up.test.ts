import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usedUpLimits } from './used-up.ts'

const limits = new Map([
  ['empty', { remaining: 0, renewsOn: '2027-01-01' }],
  ['soon', { remaining: 0, renewsOn: '2026-04-01' }],
  ['over', { remaining: -1, renewsOn: null }],
  ['left', { remaining: 2, renewsOn: '2026-04-01' }],
])

test.each([
  ['a limit without a visit', ['empty'], { renewsOn: '2027-01-01' }],
  ['the first of two that begins anew', ['empty', 'soon'], { renewsOn: '2026-04-01' }],
  ['one that does not begin anew', ['over'], { renewsOn: null }],
  ['one that does not, and one that does', ['over', 'empty'], { renewsOn: '2027-01-01' }],
  ['a limit with visits beside an empty one', ['empty', 'left'], null],
  ['a limit that nobody knows', ['empty', 'unknown'], null],
  ['no limit', null, null],
  ['nothing that is covered', [], null],
] as const)('%s', (_case, limitIds, said) => expect(usedUpLimits(limitIds, limits)).toEqual(said))

test('more limits never make something used up, and each of them alone has to be', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...limits.keys()), { minLength: 1 })
  fc.assert(
    fc.property(ids, given => {
      const each = given.map(id => usedUpLimits([id], limits))
      expect(usedUpLimits(given, limits) !== null).toBe(each.every(one => one !== null))
    }),
  )
})
