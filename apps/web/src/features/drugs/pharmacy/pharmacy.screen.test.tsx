import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setCount } from '../../../app/drugs/basket.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { basketPack, CURRENT, pharmacyDetails, pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, smectite } from '../testing/filled-basket.ts'

beginWithDrugs()

test('the page of a pharmacy that has only too few of the basket says how many', async () => {
  setCount('11', 15)
  answer('listPacks', { items: [basketPack('11')], removed: [], prices: CURRENT })
  const short = [{ packId: '11', count: 15, available: 3 }]
  const basket = {
    complete: false,
    totalPrice: 0,
    positions: [],
    missing: ['11'],
    short,
    unknown: [],
    replacements: [],
  }
  answer('showPharmacy', pharmacyDetails({ basket }))
  await open('/pharmacies/7')
  expect(await screen.findByText('Есть только 3 из 15: Нурофен, таблетки 200 мг №10')).toBeTruthy()
  expect(screen.queryByText('Ничего из вашей корзины здесь сейчас нет.')).toBeNull()
})

test('a pharmacy has a page with hours, phones and what it has of the basket', async () => {
  fillBasket()
  const asked = answer('showPharmacy', () =>
    pharmacyDetails({
      basket: {
        ...{ complete: false, totalPrice: 420, positions: pharmacyOffer('7').positions, missing: ['21'] },
        ...{ short: [], unknown: [], replacements: [smectite] },
      },
    }),
  )
  await open('/pharmacies/7')
  expect(await heading('Аптека № 7')).toBeTruthy()
  expect(await heading('Ваша корзина здесь', 2)).toBeTruthy()
  await waitFor(() => expect(asked.map(({ query }) => query)).toContainEqual({ packs: '11:1,21:2' }))
  for (const words of ['Минск, ул. Немига, 5', 'Пн–Пт', '08:00–20:00', 'Нет: Смекта, порошок 3 г №10'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(
    await screen.findByRole('button', {
      name: 'Искать вместо этого: Диосмектит, порошок 3 г №10, 9,80\u00a0руб.',
    }),
  ).toBeTruthy()
  expect(screen.getByText(/Аптека прислала цены: сегодня, 09:15\./)).toBeTruthy()
})

test.each([
  [['+375170000001'], 'Часы работы не указаны. Уточните их по телефону.'],
  [[], 'Часы работы не указаны.'],
])('a pharmacy of unknown hours with the phones %j says so', async (phones, words) => {
  const { schedule } = pharmacyDetails()
  answer('showPharmacy', pharmacyDetails({ phones, schedule: { ...schedule, now: null, hours: [] } }))
  await open('/pharmacies/7')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(/регистратур/)).toBeNull()
})

test.each([
  [
    { oldest: '2026-11-20T06:15:00Z', newest: '2026-11-22T06:15:00Z' },
    /самая старая: пятница, 20 ноября, 09:15, самая новая: воскресенье, 22 ноября, 09:15\./,
  ],
  [
    { oldest: '2026-11-22T06:15:00Z', newest: '2026-11-22T06:15:00Z' },
    /Сами цены обновлены: воскресенье, 22 ноября, 09:15\./,
  ],
])('a pharmacy that sent older prices today says as of when they are', async (pricesAsOf, words) => {
  answer('showPharmacy', pharmacyDetails({ pricesAsOf }))
  await open('/pharmacies/7')
  expect((await screen.findByText(/^Аптека прислала цены: сегодня, 09:15\./)).textContent).toMatch(words)
})

test('prices of the time when they were sent say one time', async () => {
  const at = pharmacyDetails().stockAsOf ?? ''
  const pricesAsOf = { oldest: at, newest: at }
  answer('showPharmacy', pharmacyDetails({ pricesAsOf }))
  await open('/pharmacies/7')
  await screen.findByText(/^Аптека прислала цены: сегодня, 09:15\./)
  expect(screen.queryByText(/Сами цены/)).toBeNull()
})

test('a pharmacy is shown without the service of prices; only what it has of the basket is not', async () => {
  setCount('11', 1)
  answer('showPharmacy', pharmacyDetails({ isFed: false, stockAsOf: null }))
  // The basket is asked for once the pharmacy is there.
  answer('listPacks', () => {
    refuse('showPharmacy', 'DRUG_SERVICE_UNAVAILABLE', {})
    return { items: [basketPack('11')], removed: [], prices: CURRENT }
  })
  await open('/pharmacies/7')
  expect(await heading('Аптека № 7')).toBeTruthy()
  expect(await screen.findByText('Поиск лекарств в аптеках недоступен')).toBeTruthy()
  // Whether it sends prices itself does not matter then.
  expect(screen.queryByText(/ещё не присылала цен/)).toBeNull()
})

test('a pharmacy whose basket does not come is shown, with a way to try again', async () => {
  setCount('11', 1)
  answer('showPharmacy', pharmacyDetails())
  loseConnection('listPacks')
  const { user } = await open('/pharmacies/7')
  expect(await heading('Аптека № 7')).toBeTruthy()
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  answer('listPacks', { items: [basketPack('11')], removed: [], prices: CURRENT })
  answer('showPharmacy', pharmacyDetails({ basket: pharmacyOffer('7') }))
  await user.click(retry)
  expect(await heading('Ваша корзина здесь', 2)).toBeTruthy()
})
