import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CoverRow, coverageAt, coverRowAt, coverSummaries, coverTogether } from './cover.ts'
import { extentTogether } from './cover-extent.ts'
import { coverageOfDoctor, coverageOfService } from './cover-of-places.ts'
import { coverages } from './coverage.ts'

const maybe = (...ids: string[]) => fc.constantFrom(null, ...ids)
const kind = fc.constantFrom(...coverages)
const part = fc
  .record({ branchId: maybe('b1', 'b2'), serviceId: maybe('s1', 's2'), optionId: maybe('o1', 'o2') })
  .map(({ serviceId, optionId, ...row }) => ({
    ...row,
    serviceId,
    optionId: serviceId === null ? null : optionId,
  }))
const nameOf = ({ branchId, serviceId, optionId }: Omit<CoverRow, 'coverage'>) =>
  [branchId, serviceId, optionId].join()
/** A coverer says one thing of one part. */
const rows = fc.uniqueArray(
  fc.tuple(part, kind).map(([said, coverage]) => ({ ...said, coverage })),
  { selector: nameOf, maxLength: 12 },
)
const place = fc
  .record({ branchId: fc.constantFrom('b1', 'b2', 'b3'), serviceId: maybe('s1', 's2', 's3') })
  .chain(known =>
    fc.record({
      ...constants(known),
      optionId: known.serviceId === null ? fc.constant(null) : maybe('o1', 'o3'),
    }),
  )
const constants = ({ branchId, serviceId }: { branchId: string; serviceId: string | null }) => ({
  branchId: fc.constant(branchId),
  serviceId: fc.constant(serviceId),
})

test.each([
  ['the whole organisation', { branchId: null, serviceId: null, optionId: null }],
  ['a branch', { branchId: 'b1', serviceId: null, optionId: null }],
  ['a service', { branchId: null, serviceId: 's1', optionId: null }],
  ['a service at a branch', { branchId: 'b1', serviceId: 's1', optionId: null }],
  ['an option', { branchId: null, serviceId: 's1', optionId: 'o1' }],
  ['an option at a branch', { branchId: 'b1', serviceId: 's1', optionId: 'o1' }],
])('a row of %s decides before all rows above it', (_case, said) => {
  const order = [
    ...[null, 'b1'].map(branchId => ({ branchId, serviceId: null, optionId: null })),
    ...[null, 'b1'].map(branchId => ({ branchId, serviceId: 's1', optionId: null })),
    ...[null, 'b1'].map(branchId => ({ branchId, serviceId: 's1', optionId: 'o1' })),
  ]
  const above = order.slice(0, order.findIndex(row => nameOf(row) === nameOf(said)) + 1)
  const given = above.map(row => ({ ...row, coverage: 'COVERED' as const }))
  expect(coverRowAt(given, { branchId: 'b1', serviceId: 's1', optionId: 'o1' })).toEqual({
    ...said,
    coverage: 'COVERED',
  })
})

test('the order of rows does not matter, and rows of other places change nothing', () => {
  fc.assert(
    fc.property(rows, place, (given, at) => {
      const decides = coverRowAt(given, at)
      expect(coverRowAt(given.toReversed(), at)).toEqual(decides)
      expect(
        coverRowAt(
          given.filter(row => row.branchId === null || row.branchId === at.branchId),
          at,
        ),
      ).toEqual(decides)
    }),
  )
})

test('a less exact row changes nothing where a more exact one decides', () => {
  fc.assert(
    fc.property(rows, place, kind, (given, at, coverage) => {
      const decides = coverRowAt(given, at)
      const others = given.filter(row => nameOf(row) !== ',,')
      const changed = [...others, { branchId: null, serviceId: null, optionId: null, coverage }]
      if (decides && nameOf(decides) !== ',,') expect(coverRowAt(changed, at)).toEqual(decides)
      else expect(coverageAt(changed, at, false)).toBe(coverage)
    }),
  )
})

test('what the organisation says counts only where the coverer says nothing of it', () => {
  fc.assert(
    fc.property(rows, place, (given, at) => {
      if (given.length > 0) expect(coverageAt(given, at, true)).toBe(coverageAt(given, at, false))
      else
        expect([true, false].map(named => coverageAt(given, at, named))).toEqual(['COVERED', 'NOT_COVERED'])
    }),
  )
})

const summaries = fc.array(fc.constantFrom(...coverSummaries), { minLength: 1, maxLength: 8 })

test('parts can be put together in any order and in any groups', () => {
  fc.assert(
    fc.property(summaries, summaries, (some, others) => {
      const all = coverTogether([...some, ...others])
      expect(coverTogether([...others, ...some])).toBe(all)
      expect(coverTogether([coverTogether(some), coverTogether(others)])).toBe(all)
      expect(coverTogether([...some, ...some])).toBe(coverTogether(some))
    }),
  )
})

test('together they are covered or not covered only if each of them is', () => {
  fc.assert(
    fc.property(summaries, parts => {
      const all = coverTogether(parts)
      expect(all === 'COVERED').toBe(parts.every(one => one === 'COVERED'))
      expect(all === 'NOT_COVERED').toBe(parts.every(one => one === 'NOT_COVERED'))
      expect(all === 'LIMITED').toBe(
        parts.includes('LIMITED') && parts.every(one => one === 'LIMITED' || one === 'COVERED'),
      )
    }),
  )
  expect(coverTogether([])).toBe('NOT_COVERED')
})

test('a service is what its options at the branch are', () => {
  const option = (optionId: string, ...covererCodes: string[]) => ({ optionId, covererCodes })
  const service = { serviceId: 's1', options: [option('o1', 'epam'), option('o2')] }
  expect(coverageOfService({ code: 'epam', rows: [] }, 'b1', service).coverage).toBe('PARTLY')
  expect(coverageOfService({ code: 'bns', rows: [] }, 'b1', service).coverage).toBe('NOT_COVERED')
  const whole = {
    branchId: null,
    serviceId: null,
    optionId: null,
    coverage: 'COVERED',
    share: 70,
    limitId: null,
  } as const
  const limited = {
    branchId: null,
    serviceId: 's1',
    optionId: 'o2',
    coverage: 'LIMITED',
    share: 50,
    limitId: 'l',
  } as const
  expect(coverageOfService({ code: 'epam', rows: [whole, limited] }, 'b1', service).coverage).toBe('LIMITED')
  expect(coverageOfService({ code: 'epam', rows: [whole] }, 'b1', { ...service, options: [] }).coverage).toBe(
    'COVERED',
  )
})

test('a doctor is the visit itself and the services', () => {
  const service = { serviceId: 's1', options: [] }
  const visit = {
    branchId: 'b1',
    serviceId: null,
    optionId: null,
    coverage: 'COVERED',
    share: 70,
    limitId: null,
  } as const
  const cover = { code: 'epam', rows: [visit] }
  expect(coverageOfDoctor(cover, 'b1', []).coverage).toBe('COVERED')
  expect(coverageOfDoctor(cover, 'b2', [service]).coverage).toBe('NOT_COVERED')
  const withService = { ...visit, branchId: null, serviceId: 's1' }
  expect(coverageOfDoctor({ ...cover, rows: [withService] }, 'b1', [service]).coverage).toBe('PARTLY')
  const named = { serviceId: 's1', options: [{ optionId: 'o1', covererCodes: ['epam'] }] }
  expect(coverageOfDoctor({ code: 'epam', rows: [] }, 'b1', [named]).coverage).toBe('COVERED')
})

test('the shares of several things are the least and the most of what is covered', () => {
  const option = (optionId: string, ...covererCodes: string[]) => ({ optionId, covererCodes })
  const service = { serviceId: 's1', options: [option('o1', 'epam'), option('o2', 'epam'), option('o3')] }
  const at = { branchId: null, serviceId: 's1', coverage: 'COVERED' } as const
  const rows = [
    { ...at, optionId: 'o1', share: 70, limitId: null },
    { ...at, optionId: 'o2', share: 50, limitId: null },
  ]
  expect(coverageOfService({ code: 'epam', rows }, 'b1', service)).toEqual({
    ...{ coverage: 'PARTLY', shareFrom: 50, shareTo: 70, limitIds: null },
  })
  expect(coverageOfService({ code: 'epam', rows: [] }, 'b1', service)).toEqual({
    ...{ coverage: 'PARTLY', shareFrom: 100, shareTo: 100, limitIds: null },
  })
  expect(coverageOfService({ code: 'bns', rows: [] }, 'b1', service)).toEqual({
    ...{ coverage: 'NOT_COVERED', shareFrom: 0, shareTo: 0, limitIds: null },
  })
})

test('several things are counted in their limits, unless a covered one of them is counted in none', () => {
  const part = (coverage: 'COVERED' | 'LIMITED' | 'NOT_COVERED', limitIds: readonly string[] | null) => ({
    ...{ coverage, shareFrom: 100, shareTo: 100, limitIds },
  })
  const [first, second] = [part('LIMITED', ['a']), part('LIMITED', ['b', 'a'])]
  const nothing = part('NOT_COVERED', null)
  expect(extentTogether([second, nothing, first]).limitIds).toEqual(['a', 'b'])
  expect(extentTogether([first, part('COVERED', null)]).limitIds).toBeNull()
  expect(extentTogether([nothing]).limitIds).toBeNull()
})
