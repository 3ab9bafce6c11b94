import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StockOffer } from './basket.ts'
import { replacementsIn } from './replacements.ts'

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
/** Packs of the same remainder are equivalent. */
const sameOf = (id: string) =>
  ['1', '2', '3', '4', '5', '6'].filter(other => other !== id && Number(other) % 2 === Number(id) % 2)

test('each replacement is sold there, is enough and fits; none that costs less is left out', () => {
  fc.assert(
    fc.property(offers, lacking, (sold, lacks) => {
      const found = replacementsIn(sold, lacks, sameOf)
      for (const { packId: id, count } of lacks) {
        const own = found.filter(({ insteadOf }) => insteadOf === id)
        const possible = sold.filter(
          each => sameOf(id).includes(each.packId) && (each.quantity === null || each.quantity >= count),
        )
        const prices = possible.map(({ price }) => price).toSorted((one, other) => one - other)
        expect(own.map(({ price }) => price)).toEqual(prices.slice(0, 3))
        for (const each of own)
          expect(possible).toContainEqual(expect.objectContaining({ packId: each.packId, price: each.price }))
      }
      expect(found.every(({ insteadOf }) => lacks.some(each => each.packId === insteadOf))).toBe(true)
    }),
  )
})
