import '../../testing/indexed-db.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tabStorage } from '../browser-storage/storage.ts'
import { lockAgain, openWith, setCode, unlock } from '../device-store/device-store.ts'
import {
  beginWithOpenStore,
  CODE,
  FEW,
  keys,
  startOffline,
} from '../device-store/testing/open-store-of-session.ts'
import { session } from '../session/session.ts'
import { basket, emptyBasket, namePacks, setCount } from './basket.ts'
import { basketNames } from './basket-names.ts'
import { followBasket, syncBasket } from './stored-basket.ts'

beginWithOpenStore()
let unfollow = () => {}
beforeEach(() => {
  unfollow = followBasket()
})
afterEach(() => {
  unfollow()
  tabStorage.clear()
})

/** What the tab has goes with it; another one has nothing of its own yet. */
const inAnotherTab = async () => {
  await syncBasket()
  tabStorage.clear()
  expect(basket()).toEqual([])
  await syncBasket()
}

test('the basket is there in a tab that is opened anew', async () => {
  setCount('11', 2)
  await inAnotherTab()
  expect(basket()).toEqual([{ packId: '11', count: 2 }])
})

const pack = (name: string) => ({ packId: '11', drugId: '1', name, presentation: '№10' })

test('what its packs are called is sealed beside it, and goes with them', async () => {
  setCount('11', 2)
  namePacks([pack('Нурофен'), { ...pack('Смекта'), packId: '21' }])
  await inAnotherTab()
  expect(basketNames()).toEqual([pack('Нурофен')])
  namePacks([pack('Nurofen')])
  await inAnotherTab()
  expect(basketNames()).toEqual([pack('Nurofen')])
  expect(JSON.stringify(localStorage)).not.toContain('Nurofen')
  setCount('11', 0)
  await inAnotherTab()
  expect(basketNames()).toEqual([])
})

test('what two tabs add meets, and what one takes out is gone in the other', async () => {
  setCount('11', 1)
  await syncBasket()
  const first = tabStorage.getItem('draft:drugBasket') ?? ''
  await inAnotherTab()
  setCount('31', 3)
  setCount('11', 0)
  await syncBasket()
  tabStorage.setItem('draft:drugBasket', first)
  setCount('21', 1)
  await syncBasket()
  expect(basket()).toEqual([
    { packId: '31', count: 3 },
    { packId: '21', count: 1 },
  ])
})

test('an emptied basket stays empty', async () => {
  setCount('11', 1)
  await syncBasket()
  emptyBasket()
  await inAnotherTab()
  expect(basket()).toEqual([])
})

test('what was added before the store opened, as by a guest, is stored beside the rest', async () => {
  setCount('11', 1)
  await inAnotherTab()
  await setCode(CODE, keys, FEW)
  await startOffline()
  setCount('21', 1)
  setCount('11', 0)
  expect(basket()).toEqual([{ packId: '21', count: 1 }])
  await unlock(CODE)
  await inAnotherTab()
  expect(basket()).toEqual([{ packId: '21', count: 1 }])
})

test('a store that never had a basket takes that of the tab over', async () => {
  setCount('11', 1)
  await syncBasket()
  const draft = tabStorage.getItem('draft:drugBasket') ?? ''
  lockAgain()
  const { wipeStore } = await import('../device-store/device-store.ts')
  await wipeStore()
  tabStorage.setItem('draft:drugBasket', draft)
  await openWith(keys)
  await syncBasket()
  expect(basket()).toEqual([{ packId: '11', count: 1 }])
})

test('nothing comes back after the sign-out', async () => {
  setCount('11', 1)
  const going = syncBasket()
  session.end()
  tabStorage.clear()
  await going
  await syncBasket()
  expect(tabStorage.getItem('draft:drugBasket')).toBeNull()
})
