import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BasketItem, mergeBaskets } from './merge-baskets.ts'

const items = (text: string): BasketItem[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(each => ({ packId: each.split(':')[0] ?? '', count: Number(each.split(':')[1]) }))

test.each([
  ['nothing new', '1:1', '1:1', '1:1', '1:1'],
  ['added here', '1:1', '1:1 2:1', '1:1', '1:1 2:1'],
  ['added elsewhere', '1:1', '1:1', '1:1 3:2', '1:1 3:2'],
  ['added here and elsewhere', '', '2:1', '3:2', '3:2 2:1'],
  ['one pack added here and elsewhere', '', '2:1', '2:3', '2:3'],
  ['taken out here', '1:1 2:1', '2:1', '1:1 2:1 3:1', '2:1 3:1'],
  ['taken out elsewhere', '1:1 2:1', '1:1 2:1', '2:1', '2:1'],
  ['emptied here', '1:1 2:1', '', '1:1 2:1', ''],
  ['counted here', '1:1', '1:4', '1:1', '1:4'],
  ['counted elsewhere', '1:1', '1:1', '1:7', '1:7'],
  ['counted here, taken out elsewhere', '1:1', '1:4', '', '1:4'],
])('%s', (_case, base, own, stored, merged) =>
  expect(mergeBaskets({ base: items(base), own: items(own), stored: items(stored) })).toEqual(items(merged)),
)

const basket = fc.uniqueArray(
  fc.record({ packId: fc.constantFrom('1', '2', '3', '4'), count: fc.integer({ min: 1, max: 5 }) }),
  { selector: ({ packId }) => packId },
)

test('merged once more it is the same, and what nobody changed here is as it is stored', () => {
  fc.assert(
    fc.property(basket, basket, basket, (base, own, stored) => {
      const merged = mergeBaskets({ base, own, stored })
      expect(mergeBaskets({ base: merged, own: merged, stored: merged })).toEqual(merged)
      expect(mergeBaskets({ base, own: base, stored })).toEqual(stored)
    }),
  )
})
