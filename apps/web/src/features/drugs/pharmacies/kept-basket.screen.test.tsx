import '../../../testing/indexed-db.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tabStorage } from '../../../app/browser-storage/storage.ts'
import { lockAgain, openWith, setCode } from '../../../app/device-store/device-store.ts'
import { wipeDevice } from '../../../app/device-store/wipe.ts'
import { basket, setCount } from '../../../app/drugs/basket.ts'
import { syncBasket } from '../../../app/drugs/stored-basket.ts'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { basketPack, CURRENT, drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { beginWithDrugs } from '../testing/drugs-screen.ts'
import { onePharmacy } from '../testing/filled-basket.ts'

const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }

beginWithDrugs()
beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('findPharmacies', onePharmacy)
  answer('listPacks', { items: [basketPack('11')], removed: [], prices: CURRENT })
})
afterEach(async () => {
  cleanup()
  tabStorage.clear()
  await wipeDevice()
})

test('what an account put into the basket is there when the app is opened again, until the sign-out', async () => {
  answer('showDrug', drugDetails())
  const { user, close } = await open('/drugs/1')
  await user.click(await screen.findByRole('button', { name: /^В корзину: .*№10$/ }))
  await waitFor(() => expect(tabStorage.getItem('draft:drugBasket')).toContain('"base":[{"packId":"11"'))
  close()
  tabStorage.clear()
  await open('/pharmacies')
  expect(await screen.findByRole('link', { name: 'Нурофен' })).toBeTruthy()
  expect(screen.queryByText('Корзина пуста')).toBeNull()
  session.end()
  expect(basket()).toEqual([])
})

test('a locked basket says so, and that of the tab works without it', async () => {
  await openWith(keys)
  setCount('11', 1)
  await syncBasket()
  await setCode('481516', keys, 1000)
  lockAgain()
  tabStorage.clear()
  loseConnection('readProfile')
  await open('/pharmacies')
  expect(await screen.findByText('Сохранённая корзина закрыта кодом этого устройства.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ввести код' }).getAttribute('href')).toBe('/first-aid-kit')
  expect(await screen.findByText('Корзина пуста')).toBeTruthy()
  setCount('11', 3)
  expect(await screen.findByRole('button', { name: /^Больше: Нурофен/ })).toBeTruthy()
})
