import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AskedPack, bestSplit, pharmacyBaskets, type StockOffer } from './basket.ts'
import { compareKeys, drugstoreSorts, orderKey, type RankedPharmacy, rankCost } from './basket-order.ts'

const asOf = new Date('2026-11-23T09:00:00Z')
const offer = (
  pharmacyId: string,
  packId: string,
  price: number,
  quantity: number | null = null,
): StockOffer => ({
  ...{ pharmacyId, packId, price, quantity, asOf },
})
const asked: AskedPack[] = [
  { packId: 'a', count: 1 },
  { packId: 'b', count: 2 },
]
const town = () => 17

test('a pharmacy that has too few of a pack lacks it, and says how many it has', () => {
  const baskets = pharmacyBaskets(asked, [
    offer('1', 'a', 100),
    offer('1', 'b', 50, 1),
    offer('2', 'b', 60, 2),
  ])
  expect(baskets).toMatchObject([
    {
      pharmacyId: '1',
      complete: false,
      totalPrice: 100,
      missing: ['b'],
      short: [{ packId: 'b', count: 2, available: 1 }],
    },
    { pharmacyId: '2', complete: false, totalPrice: 120, missing: ['a'], short: [] },
  ])
})

test('pharmacies of which none has so many of the only pack are listed, those with more of it first', () => {
  const wanted = [{ packId: 'a', count: 9 }]
  const baskets = pharmacyBaskets(wanted, [
    offer('1', 'a', 100, 2),
    offer('2', 'a', 90, 0),
    offer('3', 'a', 300, 8),
  ])
  expect(
    baskets.map(({ pharmacyId, positions, short }) => [pharmacyId, positions.length, short[0]?.available]),
  ).toEqual([
    ['1', 0, 2],
    ['3', 0, 8],
  ])
  const facts = { missing: 1, totalPrice: 0, distanceKm: null, isOpen: false, isStale: false }
  const keyOf = (id: string, available: number) => orderKey({ id, available, ...facts }, 'totalPrice')
  expect(compareKeys(keyOf('3', 8), keyOf('1', 2))).toBeLessThan(0)
})

test('a split is offered from a tenth on', () => {
  const baskets = (second: number) =>
    pharmacyBaskets(asked, [
      offer('1', 'a', 600),
      offer('1', 'b', 200),
      offer('2', 'a', second),
      offer('2', 'b', 900),
    ])
  expect(bestSplit(asked, baskets(500), town)).toEqual({
    pharmacyIds: ['1', '2'],
    totalPrice: 900,
    saving: 100,
  })
  expect(bestSplit(asked, baskets(501), town)).toBeNull()
})

test('while nobody says where a pack is, no pharmacy has all, none is said to lack it, and no split is offered', () => {
  const offers = [offer('1', 'a', 600), offer('2', 'a', 500)]
  const baskets = pharmacyBaskets(asked, offers, new Set(['b']))
  expect(baskets).toMatchObject([
    { pharmacyId: '1', complete: false, totalPrice: 600, missing: [], unknown: ['b'] },
    { pharmacyId: '2', complete: false, totalPrice: 500, missing: [], unknown: ['b'] },
  ])
  const three = [...asked, { packId: 'c', count: 1 }]
  const apart = [...offers, offer('2', 'c', 10)]
  expect(bestSplit(three, pharmacyBaskets(three, apart, new Set(['b'])), town)).toBeNull()
})

test('where no pharmacy has all, two that have are offered, of one town', () => {
  const baskets = pharmacyBaskets(asked, [offer('1', 'a', 600), offer('2', 'b', 200), offer('3', 'b', 100)])
  const towns = (id: string) => (id === '3' ? 162 : 17)
  expect(bestSplit(asked, baskets, towns)).toEqual({
    pharmacyIds: ['1', '2'],
    totalPrice: 1000,
    saving: null,
  })
})

test('a split is found of more packs than a number has bits', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ packId: String(at), count: 1 }))
  const offers = many.map(({ packId }, at) => offer(at % 2 === 0 ? '1' : '2', packId, 10))
  const all = [...offers, ...many.map(({ packId }) => offer('3', packId, 30))]
  expect(bestSplit(many, pharmacyBaskets(many, all), town)).toEqual({
    ...{ pharmacyIds: ['1', '2'], totalPrice: 400, saving: 800 },
  })
  // The last pack is in neither.
  expect(bestSplit(many, pharmacyBaskets(many, offers.slice(0, -1)), town)).toBeNull()
})

const world = fc.record({
  asked: fc.uniqueArray(
    fc.record({ packId: fc.constantFrom('a', 'b', 'c', 'd'), count: fc.integer({ min: 1, max: 3 }) }),
    {
      minLength: 1,
      selector: ({ packId }) => packId,
    },
  ),
  offers: fc.uniqueArray(
    fc.record({
      pharmacyId: fc.constantFrom('1', '2', '3', '4', '5'),
      packId: fc.constantFrom('a', 'b', 'c', 'd'),
      price: fc.integer({ min: 1, max: 60 }),
      quantity: fc.option(fc.integer({ min: 1, max: 3 })),
      asOf: fc.constant(asOf),
    }),
    { selector: ({ pharmacyId, packId }) => `${pharmacyId} ${packId}`, maxLength: 20 },
  ),
})
const townOf = (id: string) => (Number(id) > 3 ? 162 : 17)

/** Every way to buy every pack in one of two pharmacies, by trying all. */
function cheapestOf(
  wanted: readonly AskedPack[],
  offers: readonly StockOffer[],
  shops: readonly string[],
): number {
  return wanted.reduce((sum, { packId, count }) => {
    const fitting = offers.filter(
      each => each.packId === packId && shops.includes(each.pharmacyId) && (each.quantity ?? count) >= count,
    )
    return sum + Math.min(...fitting.map(({ price }) => price * count))
  }, 0)
}

test('baskets and splits are those of a search through all possibilities', () => {
  fc.assert(
    fc.property(world, ({ asked: wanted, offers }) => {
      const shops = ['1', '2', '3', '4', '5']
      const baskets = pharmacyBaskets(wanted, offers)
      const singles = shops.map(shop => cheapestOf(wanted, offers, [shop]))
      shops.forEach((shop, at) => {
        const basket = baskets.find(({ pharmacyId }) => pharmacyId === shop)
        const own = offers.filter(({ pharmacyId }) => pharmacyId === shop)
        const tooFew = wanted.flatMap(({ packId, count }) =>
          own
            .filter(each => each.packId === packId && each.quantity !== null && each.quantity < count)
            .map(({ quantity }) => ({ packId, count, available: quantity })),
        )
        expect(basket?.short ?? []).toEqual(tooFew)
        for (const { packId } of tooFew) expect(basket?.missing).toContain(packId)
        expect(basket !== undefined).toBe(
          own.some(({ packId }) => wanted.some(each => each.packId === packId)),
        )
        expect(basket?.complete ? basket.totalPrice : Number.POSITIVE_INFINITY).toBe(singles[at])
      })
      const pairs = shops.flatMap(one =>
        shops.filter(two => one < two && townOf(one) === townOf(two)).map(two => [one, two]),
      )
      const best = Math.min(...pairs.map(pair => cheapestOf(wanted, offers, pair)))
      const single = Math.min(...singles)
      const split = bestSplit(wanted, baskets, townOf)
      const isOffered =
        best < Number.POSITIVE_INFINITY &&
        (single === Number.POSITIVE_INFINITY || (best < single && single - best >= single * 0.1))
      expect(split?.totalPrice ?? null).toBe(isOffered ? best : null)
    }),
  )
})

const ranked: fc.Arbitrary<RankedPharmacy> = fc.record({
  id: fc.integer({ min: 1, max: 99 }).map(String),
  missing: fc.integer({ min: 0, max: 3 }),
  available: fc.integer({ min: 0, max: 5 }),
  totalPrice: fc.integer({ min: 1, max: 9999 }),
  distanceKm: fc.option(fc.double({ min: 0, max: 30, noNaN: true })),
  isOpen: fc.boolean(),
  isStale: fc.boolean(),
})

test('who has all comes before who does not, in every sort', () => {
  fc.assert(
    fc.property(ranked, ranked, fc.constantFrom(...drugstoreSorts), (one, other, sort) => {
      fc.pre(one.missing < other.missing)
      expect(compareKeys(orderKey(one, sort), orderKey(other, sort))).toBeLessThan(0)
    }),
  )
})

test('cheaper, nearer, open and fresher is never a worse choice', () => {
  fc.assert(
    fc.property(
      ranked,
      fc.integer({ min: 0, max: 500 }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (one, less, km) => {
        const better = {
          ...{ ...one, isOpen: true, isStale: false },
          totalPrice: Math.max(1, one.totalPrice - less),
          distanceKm: one.distanceKm === null ? null : Math.max(0, one.distanceKm - km),
        }
        expect(rankCost(better)).toBeLessThanOrEqual(rankCost(one))
      },
    ),
  )
})
