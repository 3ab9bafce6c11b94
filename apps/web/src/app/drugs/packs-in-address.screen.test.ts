import { expect, test } from 'vitest'
import { packsInAddress } from './packs-in-address.ts'

const many = Array.from({ length: 200 }, (_, at) => `${at + 1}:1`).join(',')

test.each([
  [
    'several',
    '11:1,21:2',
    [
      ['11', 1],
      ['21', 2],
    ],
    true,
  ],
  ['without a count', '11', [['11', 1]], true],
  ['twice the same', '11:1,11:2', [['11', 3]], true],
  ['none of one', '11:0,21:1', [['21', 1]], false],
  ['a thousand', '11:1000', [['11', 99]], false],
  ['what is no pack', '0:1,:,11:1:1,21:1', [['21', 1]], false],
  ['nothing', undefined, [], true],
])('packs in an address: %s', (_case, text, items, isWhole) => {
  const read = packsInAddress(text)
  expect(read.items.map(({ packId, count }) => [packId, count])).toEqual(items)
  expect(read.isWhole).toBe(isWhole)
})

test('of 200 packs as many are taken as a basket takes', () => {
  const { items, isWhole } = packsInAddress(many)
  expect([items.length, isWhole]).toEqual([30, false])
})
