import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { CURRENT, pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, smecta, smectite } from '../testing/filled-basket.ts'

beginWithDrugs()

test('in the offer of two pharmacies each price says as of when, and an old one that it is old', async () => {
  fillBasket()
  const first = pharmacyOffer('1')
  const second = pharmacyOffer('2', { positions: [smecta], missing: ['11'], complete: false })
  answer('findPharmacies', {
    ...{ items: [first, second], total: 2, nextCursor: null },
    split: { pharmacies: [first, second], totalPrice: 2560, saving: 260 },
    prices: CURRENT,
  })
  await open('/pharmacies')
  const offer = within((await heading('Дешевле в двух аптеках', 2)).parentElement as HTMLElement)
  expect(offer.getByText('Цены обновлены: сегодня, 09:15')).toBeTruthy()
  expect(offer.getByText(/^\(цена старше суток: .*06:00\)$/)).toBeTruthy()
})

test('what can be bought instead says as of when its price is, there and in other pharmacies', async () => {
  fillBasket()
  const replacements = [{ ...smectite, asOf: '2026-11-22T03:00:00Z', isStale: true }]
  answer('findPharmacies', {
    items: [pharmacyOffer('1', { complete: false, positions: [], missing: ['11', '21'], replacements })],
    ...{ total: 1, nextCursor: null, split: null, prices: CURRENT },
  })
  await open('/pharmacies')
  const described = async (name: RegExp) => {
    const button = await screen.findByRole('button', { name })
    return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  }
  expect(await described(/Диосмектит/)).toMatch(/^цена старше суток: .*06:00$/)
  expect(await described(/Ибупрофен/)).toMatch(/^цена обновлена: сегодня, \d\d:\d\d$/)
})
