import { afterEach, expect, test } from 'vitest'
import { GUEST_BASKET } from '../browser-storage/guest-data.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { addPacks, basket, emptyBasket, MOST_ITEMS, MOST_OF_EACH, replacePack, setCount } from './basket.ts'

afterEach(emptyBasket)

const packs = (many: number) =>
  Array.from({ length: many }, (_, at) => ({ packId: String(at + 1), count: 1 }))

test('of two hundred packs those that fit are taken, and that not all fit is said', () => {
  expect(addPacks(packs(200))).toBe(false)
  expect(basket()).toEqual(packs(MOST_ITEMS))
  setCount('500', 1)
  expect(basket()).toHaveLength(MOST_ITEMS)
  expect(addPacks(packs(MOST_ITEMS))).toBe(true)
})

test('a count of nothing takes a pack out, and an absurd one is the largest', () => {
  setCount('1', 10 ** 9)
  expect(basket()).toEqual([{ packId: '1', count: MOST_OF_EACH }])
  setCount('1', 0)
  setCount('2', -5)
  expect(basket()).toEqual([])
})

test.each([
  'not json',
  '{"items":1}',
  '[null, 1, "x", {"packId":"0","count":1}, {"packId":"1","count":0}, {"packId":"1","count":1000000000}]',
])('what is no basket in the storage is an empty one: %s', stored => {
  deviceStorage.setItem(GUEST_BASKET, stored)
  expect(basket()).toEqual([])
})

test('a pack in the place of another is added to what is wanted of it', () => {
  setCount('11', 1)
  setCount('21', 2)
  setCount('31', 3)
  replacePack('11', '31')
  expect(basket()).toEqual([
    { packId: '31', count: 4 },
    { packId: '21', count: 2 },
  ])
  setCount('21', 98)
  replacePack('21', '31')
  expect(basket()).toEqual([{ packId: '31', count: MOST_OF_EACH }])
  replacePack('31', '31')
  expect(basket()).toEqual([{ packId: '31', count: MOST_OF_EACH }])
})
