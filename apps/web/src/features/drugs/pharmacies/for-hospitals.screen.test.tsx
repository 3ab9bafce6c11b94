import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket, setCount } from '../../../app/drugs/basket.ts'
import { answer } from '../../../testing/answer.ts'
import { basketPack, CURRENT, listedDrug, pharmacyDetails, pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { onePharmacy } from '../testing/filled-basket.ts'

beginWithDrugs()

const HOSPITAL = { drugId: '2', name: 'Дитилин', dispensing: 'hospital' } as const
/** With a price, as a release says it that does not know better. */
const ofHospitals = basketPack('21', { ...HOSPITAL, presentation: 'раствор №5' })
const packsAre = (...items: (typeof ofHospitals)[]) =>
  answer('listPacks', { items, removed: [], prices: CURRENT })
const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('li')
  if (!row) throw new Error(`${name} is in no list`)
  return within(row)
}

test('a link to what is for hospitals only says so instead of a price, and offers nothing to buy', async () => {
  packsAre(ofHospitals)
  const asked = answer('findPharmacies', onePharmacy)
  const list = await open('/pharmacies?packs=21:1')
  expect(await heading('Список из ссылки', 2)).toBeTruthy()
  expect(rowOf('Дитилин').getByText('Только для больниц')).toBeTruthy()
  expect(await screen.findByText('В аптеках это не продаётся. Спросите врача, чем заменить.')).toBeTruthy()
  expect(screen.queryByText(/руб\./)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Положить в мою корзину' })).toBeNull()
  expect(screen.queryByText('Лекарств из этой ссылки нет в реестре')).toBeNull()
  expect(screen.getByRole('link', { name: 'Найти лекарство' })).toBeTruthy()
  expect(asked).toEqual([])
  list.close()
  const shown = answer('showPharmacy', pharmacyDetails({ basket: null }))
  await open('/pharmacies/7?packs=21:1')
  expect(await screen.findByText('Только для больниц')).toBeTruthy()
  expect(shown.every(({ query }) => query.packs === undefined)).toBe(true)
})

test('of a list pharmacies are searched for the rest, which alone goes into the basket', async () => {
  packsAre(basketPack('11'), ofHospitals)
  const asked = answer('findPharmacies', { ...onePharmacy, items: [pharmacyOffer('1')] })
  const { user } = await open('/pharmacies?packs=11:1,21:2')
  expect(await screen.findByText('Есть всё')).toBeTruthy()
  expect(asked.map(({ query }) => query.packs)).toEqual(['11:1'])
  expect(rowOf('Дитилин').getByText('Для больниц: в аптеках не продаётся')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Положить в мою корзину' }))
  expect(basket()).toEqual([{ packId: '11', count: 1 }])
})

test('in the basket it says so at its place, is not searched for, and can be taken out and put back', async () => {
  setCount('11', 1)
  setCount('21', 2)
  packsAre(basketPack('11'), ofHospitals)
  const asked = answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  expect(await heading('Аптека № 1', 2)).toBeTruthy()
  expect(asked.map(({ query }) => query.packs)).toEqual(['11:1'])
  const row = rowOf('Дитилин')
  expect(row.getByText('Только для больниц')).toBeTruthy()
  expect(row.queryByText(/руб\./)).toBeNull()
  expect(row.queryByRole('button', { name: /^Больше/ })).toBeNull()
  await user.click(row.getByRole('button', { name: 'Убрать: Дитилин, раствор №5' }))
  expect(basket()).toEqual([{ packId: '11', count: 1 }])
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(basket()).toContainEqual({ packId: '21', count: 2 })
})

test('in the list of drugs it has no price and no button, whatever pharmacies say', async () => {
  answer('findDrugs', {
    ...{ items: [listedDrug('2', { name: 'Дитилин', dispensing: 'hospital' })], total: 1, nextCursor: null },
    ...{ understood: null, form: null, forms: [], popular: [], register: null, prices: CURRENT },
  })
  await open('/drugs?q=дитилин')
  expect(await screen.findByText('Только для больниц')).toBeTruthy()
  expect(screen.queryByText(/руб\./)).toBeNull()
  expect(screen.queryByRole('button', { name: /^В корзину/ })).toBeNull()
})
