import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GUEST_BASKET } from '../browser-storage/guest-data.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { addPacks, basket, emptyBasket, namePacks, setCount } from './basket.ts'
import { basketNames } from './basket-names.ts'

let day = 0
beforeEach(() => {
  // What the test before has left is long ago.
  day += 1
  vi.useFakeTimers({ now: Date.UTC(2026, 0, day), toFake: ['Date'] })
})
afterEach(() => {
  emptyBasket()
  vi.useRealTimers()
})

/** Another tab, which has not seen yet what this one has stored, stores its basket. */
function storedElsewhere(items: readonly { packId: string; count: number }[]) {
  const newValue = JSON.stringify(items)
  deviceStorage.setItem(GUEST_BASKET, newValue)
  dispatchEvent(new StorageEvent('storage', { key: GUEST_BASKET, newValue }))
}

const [two, eight] = [
  { packId: '2', count: 1 },
  { packId: '8', count: 1 },
]

test('what two tabs put into the basket at the same moment stays, both of it', () => {
  const named = { packId: '2', drugId: '1', name: 'Нурофен', presentation: 'таблетки' }
  setCount('2', 1)
  namePacks([named])
  storedElsewhere([eight])
  expect(basket()).toEqual([eight, two])
  expect(basketNames()).toEqual([named])
})

test('so does all of a list that was taken at that moment', () => {
  addPacks([two, { packId: '3', count: 2 }])
  storedElsewhere([eight])
  expect(basket()).toEqual([eight, two, { packId: '3', count: 2 }])
})

test('what another tab takes out later is out', () => {
  addPacks([two, eight])
  vi.setSystemTime(Date.now() + 1000)
  storedElsewhere([eight])
  expect(basket()).toEqual([eight])
})
