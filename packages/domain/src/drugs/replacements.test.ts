import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StockOffer } from './basket.ts'
import { mayReplace, replacementsIn } from './replacements.ts'

const asOf = new Date('2026-11-26T06:00:00Z')
const packId = fc.constantFrom('1', '2', '3', '4', '5', '6')
const offer = fc.record({
  packId,
  price: fc.integer({ min: 1, max: 20 }),
  quantity: fc.option(fc.integer({ min: 1, max: 3 })),
})
const offers = fc
  .uniqueArray(offer, { selector: ({ packId }) => packId })
  .map(all => all.map((each): StockOffer => ({ pharmacyId: '1', asOf, ...each })))
const lacking = fc.uniqueArray(fc.record({ packId, count: fc.integer({ min: 1, max: 3 }) }), {
  selector: ({ packId }) => packId,
})
/** Packs of the same remainder are equivalent; those of the lower half have half as much, and of the last nobody knows. */
const sameOf = (id: string) =>
  new Map(
    ['1', '2', '3', '4', '5', '6']
      .filter(other => other !== id && Number(other) % 2 === Number(id) % 2)
      .map(other => [other, other === '6' ? null : sizeOf(other) / sizeOf(id)] as const),
  )
const sizeOf = (id: string) => (Number(id) <= 3 ? 10 : 20)
/** One with as much first, then by the price of as much, one of unknown size last. */
function place(price: number, times: number | null | undefined) {
  if (times === 1) return price
  return times ? 100 + price / times : 1000 + price
}

test('each replacement is sold there, is enough and fits; none that goes before it is left out', () => {
  fc.assert(
    fc.property(offers, lacking, (sold, lacks) => {
      const found = replacementsIn(sold, lacks, sameOf)
      for (const { packId: id, count } of lacks) {
        const own = found.filter(({ insteadOf }) => insteadOf === id)
        const possible = sold.filter(
          each => sameOf(id).has(each.packId) && (each.quantity === null || each.quantity >= count),
        )
        const placed = (each: { packId: string; price: number }) =>
          place(each.price, sameOf(id).get(each.packId))
        const places = possible.map(placed).toSorted((one, other) => one - other)
        expect(own.map(placed)).toEqual(places.slice(0, 3))
        for (const each of own)
          expect(possible).toContainEqual(expect.objectContaining({ packId: each.packId, price: each.price }))
      }
      expect(found.every(({ insteadOf }) => lacks.some(each => each.packId === insteadOf))).toBe(true)
    }),
  )
})

test.each([
  ['otc', 'otc', false, true],
  ['rx', 'otc', false, true],
  ['rx', 'rx', false, true],
  ['otc', 'rx', false, false],
  ['otc', null, false, false],
  ['rx', 'hospital', false, false],
  ['otc', 'otc', true, false],
] as const)('instead of %s one of %s, for wards %s: %s', (own, other, isForWards, expected) => {
  expect(mayReplace({ dispensing: own }, { dispensing: other, isForWards })).toBe(expected)
})
