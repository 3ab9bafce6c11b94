import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setCount } from '../../../app/drugs/basket.ts'
import { answer } from '../../../testing/answer.ts'
import { CURRENT, pharmacyDetails, pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy } from '../testing/filled-basket.ts'

beginWithDrugs()

const GONE = 'Лекарств из этой ссылки нет в реестре'
const nothingOf = (removed: { packId: string; drugId: string; name: string; presentation: string }[] = []) =>
  answer('listPacks', { items: [], removed, prices: CURRENT })

test('a link of which the register has no drug says so, and leads to the search in the town', async () => {
  nothingOf()
  const asked = answer('findPharmacies', onePharmacy)
  await open('/pharmacies?packs=998:1,999:2&town=17')
  expect(await screen.findByText(GONE)).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 2, name: 'Список из ссылки' })).toBeNull()
  expect(screen.queryByText(/^Из ссылки взято не всё/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Моя корзина' })).toBeNull()
  expect(asked).toEqual([])
  expect(screen.getByRole('link', { name: 'Найти лекарство' }).getAttribute('href')).toBe('/drugs?town=17')
})

test('what the register had once is named beside it', async () => {
  nothingOf([{ packId: '998', drugId: '9', name: 'Старое', presentation: 'таблетки №10' }])
  await open('/pharmacies?packs=998:1')
  expect(await screen.findByText(GONE)).toBeTruthy()
  expect(await heading('Список из ссылки', 2)).toBeTruthy()
  expect(screen.getByText('Старое')).toBeTruthy()
})

test('who has a basket of their own is led to it, also from the page of a pharmacy', async () => {
  setCount('11', 1)
  nothingOf()
  const list = await open('/pharmacies?packs=998:1')
  expect(await screen.findByText(GONE)).toBeTruthy()
  fillBasket()
  answer('findPharmacies', onePharmacy)
  await list.user.click(screen.getByRole('link', { name: 'Моя корзина' }))
  expect(await heading('Корзина', 2)).toBeTruthy()
  list.close()
  nothingOf()
  answer('showPharmacy', ({ query }) => pharmacyDetails({ basket: query.packs ? pharmacyOffer('7') : null }))
  await open('/pharmacies/7?packs=998:1')
  expect(await screen.findByText(GONE)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Моя корзина' })).toBeTruthy()
})
