import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestCover, type CoverBy, compareCovers } from './best-cover.ts'
import { coverSummaries } from './cover.ts'

const share = fc.integer({ min: 1, max: 100 })
const cover: fc.Arbitrary<CoverBy> = fc
  .record({ coverage: fc.constantFrom(...coverSummaries), shares: fc.tuple(share, share) })
  .chain(({ coverage, shares }) =>
    fc.record({
      programId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      coverage: fc.constant(coverage),
      shareFrom: fc.constant(coverage === 'NOT_COVERED' ? 0 : Math.min(...shares)),
      shareTo: fc.constant(coverage === 'NOT_COVERED' ? 0 : Math.max(...shares)),
      isUsedUp: fc.boolean(),
    }),
  )
/** A person has a programme once. */
const covers = fc.uniqueArray(cover, { selector: ({ programId }) => programId, maxLength: 6 })

test.each([
  ['one that pays 70 % before one that covers nothing', ['NOT_COVERED', 0, 0], ['COVERED', 70, 70], 'b'],
  ['all of it before a part of it', ['PARTLY', 100, 100], ['COVERED', 50, 50], 'b'],
  ['a limited one that pays more before one that pays less', ['COVERED', 50, 50], ['LIMITED', 100, 100], 'b'],
  ['of equal shares the one that counts no visits', ['LIMITED', 70, 70], ['COVERED', 70, 70], 'b'],
  ['the larger share that is sure', ['PARTLY', 50, 100], ['PARTLY', 70, 80], 'b'],
  ['of alike ones the first by its code', ['COVERED', 70, 70], ['COVERED', 70, 70], 'a'],
] as const)('%s', (_case, first, second, best) => {
  const said = (programId: string, [coverage, shareFrom, shareTo]: typeof first | typeof second) => ({
    ...{ programId, coverage, shareFrom, shareTo },
  })
  expect(bestCover([said('a', first), said('b', second)])?.programId).toBe(best)
})

test('the order in which programmes come does not matter', () => {
  fc.assert(
    fc.property(covers, given => {
      expect(bestCover(given.toReversed())).toEqual(bestCover(given))
    }),
  )
})

test('nothing is said to be not covered while one of the programmes covers it', () => {
  fc.assert(
    fc.property(covers, given => {
      const best = bestCover(given)
      expect(best === undefined).toBe(given.length === 0)
      if (best?.coverage === 'NOT_COVERED')
        expect(given.every(({ coverage }) => coverage === 'NOT_COVERED')).toBe(true)
    }),
  )
})

test('another programme never makes the best worse, and without those that lost the best stays', () => {
  fc.assert(
    fc.property(covers, given => {
      const [last, ...others] = given
      const best = bestCover(given)
      if (!last || !best) return
      const before = bestCover(others)
      if (before) expect(compareCovers(best, before)).toBeLessThanOrEqual(0)
      expect(bestCover(given.filter(one => one === best || one === last))).toEqual(best)
    }),
  )
})

test('it is an order: of two different programmes one is first, and the order goes on', () => {
  fc.assert(
    fc.property(cover, cover, cover, (a, b, c) => {
      expect(Math.sign(compareCovers(a, b)) + Math.sign(compareCovers(b, a))).toBe(0)
      if (compareCovers(a, b) <= 0 && compareCovers(b, c) <= 0)
        expect(compareCovers(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})

test.each([
  ['a part of it before a limit that is used up', 'PARTLY', 'part'],
  ['a limit that is used up before nothing', 'NOT_COVERED', 'used'],
] as const)('%s', (_case, coverage, best) => {
  const share = coverage === 'PARTLY' ? 30 : 0
  const part = { programId: 'part', coverage, shareFrom: share, shareTo: share }
  const used = { programId: 'used', coverage: 'LIMITED', shareFrom: 80, shareTo: 80, isUsedUp: true } as const
  expect(bestCover([used, part])?.programId).toBe(best)
})
