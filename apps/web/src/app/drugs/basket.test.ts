import { afterEach, expect, onTestFinished, test } from 'vitest'
import { tokens } from '../../testing/people.ts'
import { GUEST_BASKET, GUEST_BASKET_NAMES } from '../browser-storage/guest-data.ts'
import { moveGuestDataToAccount } from '../browser-storage/move-guest-data-to-account.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { session } from '../session/session.ts'
import {
  addPacks,
  basket,
  emptyBasket,
  MOST_ITEMS,
  MOST_OF_EACH,
  namePacks,
  replacePack,
  setCount,
} from './basket.ts'
import { basketNames } from './basket-names.ts'

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

test.each(['not json', '{"a":1}', '[null, 1, {"packId":"11"}, {"packId":11,"name":"x"}]'])(
  'what are no names in the storage are none: %s',
  stored => {
    deviceStorage.setItem(GUEST_BASKET_NAMES, stored)
    expect(basketNames()).toEqual([])
  },
)

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

test('what a guest put into it has its name after the sign-in too, and leaves none for the next guest', () => {
  const pack = { packId: '11', drugId: '1', name: 'Нурофен', presentation: '№10' }
  setCount('11', 1)
  namePacks([pack])
  session.start(tokens)
  onTestFinished(() => session.end())
  moveGuestDataToAccount()
  expect(basketNames()).toEqual([pack])
  expect(deviceStorage.getItem(GUEST_BASKET_NAMES)).toBeNull()
})
