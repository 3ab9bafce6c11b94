import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket, setCount } from '../../../app/drugs/basket.ts'
import { answer, refusal, refuse } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { basketPack, CURRENT, pharmacyDetails, pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, smecta, smectite } from '../testing/filled-basket.ts'

beginWithDrugs()

test('what a pharmacy has instead comes before what others have', async () => {
  fillBasket()
  answer('findPharmacies', {
    items: [
      pharmacyOffer('1', { complete: false, missing: ['21'], replacements: [smectite] }),
      pharmacyOffer('2', {
        ...{ complete: false, positions: [smecta], missing: ['11'] },
        phones: ['8 (017) 222-22-22', '80171234567'],
      }),
    ],
    ...{ total: 2, nextCursor: null, split: null, prices: CURRENT },
  })
  const { user } = await open('/pharmacies')
  // It is the same at each pharmacy that lacks the pack.
  const folded = await screen.findByRole<HTMLDetailsElement>('group', {
    name: 'Взамен «Нурофен, таблетки 200 мг №10» есть в других аптеках',
  })
  expect(folded.open).toBe(false)
  const elsewhere = within(folded)
  await user.click(elsewhere.getByText(/^Взамен/))
  expect(folded.open).toBe(true)
  expect(elsewhere.getByRole('button', { name: /Ибупрофен, таблетки 200 мг №20, 2,10/ })).toBeTruthy()
  for (const written of ['8 (017) 222-22-22', '80171234567'])
    expect(screen.getByRole('link', { name: written }).getAttribute('href')).toMatch(/^tel:\+37517\d{7}$/)
  const here = within(screen.getByRole('group', { name: 'Здесь есть взамен «Смекта, порошок 3 г №10»:' }))
  await user.click(
    here.getByRole('button', { name: 'Искать вместо этого: Диосмектит, порошок 3 г №10, 9,80\u00a0руб.' }),
  )
  expect(basket()).toEqual([
    { packId: '11', count: 1 },
    { packId: '41', count: 2 },
  ])
  expect(await heading('Корзина', 2)).toBe(document.activeElement)
  expect(screen.getByText('Теперь в корзине Диосмектит, порошок 3 г №10: 2 уп.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(basket()).toEqual([
    { packId: '11', count: 1 },
    { packId: '21', count: 2 },
  ])
})

test('pharmacies say what the basket costs, what they lack, and which price is old', async () => {
  fillBasket()
  const asked = answer('findPharmacies', {
    items: [
      pharmacyOffer('1', {
        town: 'Брест',
        totalPrice: 2560,
        positions: [...pharmacyOffer('1').positions, smecta],
      }),
      pharmacyOffer('2', { complete: false, totalPrice: 2140, positions: [smecta], missing: ['11'] }),
    ],
    ...{ total: 2, nextCursor: null, split: null, prices: CURRENT },
  })
  const { user } = await open('/pharmacies')
  expect(await screen.findByText('Найдено 2 аптеки')).toBeTruthy()
  expect(asked[0]?.query).toEqual({ packs: '11:1,21:2', sort: 'totalPrice' })
  for (const words of [
    'Итого 25,60 руб.',
    'Брест, ул. Немига, 5',
    'Есть всё',
    'Есть не всё: 1 из 2',
    'Нет: Нурофен, таблетки 200 мг №10',
    'Нурофен, таблетки 200 мг №10: 1 × 4,20 руб.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getAllByText(/^\(цена старше суток: .*22.*06:00\)$/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Аптека № 2' }).getAttribute('href')).toBe('/pharmacies/2')
  await user.click(
    screen.getByRole('button', {
      name: 'Искать вместо этого: Ибупрофен, таблетки 200 мг №20, 2,10\u00a0руб.',
    }),
  )
  await waitFor(() => expect(asked.at(-1)?.query.packs).toBe('21:2'))
})

test('a pharmacy that has not so many of a pack says how many it has, and not that it has none', async () => {
  fillBasket()
  setCount('11', 15)
  const short = [{ packId: '11', count: 15, available: 3 }]
  answer('findPharmacies', {
    items: [
      pharmacyOffer('1', { complete: false, totalPrice: 2140, positions: [smecta], missing: ['11'], short }),
      pharmacyOffer('2', { complete: false, totalPrice: 0, positions: [], missing: ['11', '21'], short }),
    ],
    ...{ total: 2, nextCursor: null, split: null, prices: CURRENT },
  })
  await open('/pharmacies')
  expect(await screen.findAllByText('Есть только 3 из 15: Нурофен, таблетки 200 мг №10')).toHaveLength(2)
  expect(screen.queryByText(/^Нет: .*Нурофен/)).toBeNull()
  expect(screen.queryByText(/Взамен «Нурофен/)).toBeNull()
  expect(screen.getByText('Нет: Смекта, порошок 3 г №10')).toBeTruthy()
  expect(screen.getByText('Столько здесь нет')).toBeTruthy()
  expect(screen.queryByText(/^0,00 руб\./)).toBeNull()
})

test('of what the service of prices says nothing a pharmacy is not said to lack it', async () => {
  fillBasket()
  const pharmacy = pharmacyOffer('1', { complete: false, unknown: ['21'] })
  answer('findPharmacies', {
    ...{ items: [pharmacy], total: 1, nextCursor: null, split: null },
    prices: { state: 'unavailable', at: null },
  })
  const { close } = await open('/pharmacies')
  expect(await screen.findByText('Неизвестно, есть ли здесь: Смекта, порошок 3 г №10')).toBeTruthy()
  expect(screen.getByText('Есть 1 из 2')).toBeTruthy()
  expect(screen.getByText(/^О части корзины служба цен сейчас не говорит/)).toBeTruthy()
  expect(screen.queryByText(/^Нет: /)).toBeNull()
  close()
  const { positions: _, ...rest } = pharmacy
  answer('showPharmacy', pharmacyDetails({ basket: { ...rest, positions: [], missing: ['11'] } }))
  await open('/pharmacies/7')
  expect(await screen.findByText('Неизвестно, есть ли здесь: Смекта, порошок 3 г №10')).toBeTruthy()
  expect(screen.getByText('Нет: Нурофен, таблетки 200 мг №10')).toBeTruthy()
  expect(screen.queryByText('Столько здесь нет')).toBeNull()
})

test('two pharmacies that save are offered with what to buy in which', async () => {
  fillBasket()
  const first = pharmacyOffer('1', {
    positions: [{ ...smecta, price: 1200 }, ...pharmacyOffer('1').positions],
  })
  const second = pharmacyOffer('2', {
    ...{ positions: [smecta], missing: ['11'], complete: false },
    ...{ phones: ['8 (017) 222-22-22', '80171234567'], isDemo: true },
  })
  answer('findPharmacies', {
    ...{ items: [first, second], total: 2, nextCursor: null },
    split: { pharmacies: [first, second], totalPrice: 2560, saving: 260 },
    prices: CURRENT,
  })
  await open('/pharmacies')
  const offer = (await heading('Дешевле в двух аптеках', 2)).parentElement as HTMLElement
  expect(within(offer).getByText('Вместе 25,60 руб., на 2,60 руб. дешевле, чем в одной.')).toBeTruthy()
  expect(within(offer).getAllByText(/^Открыто до /)).toHaveLength(2)
  const calls = within(offer).getAllByRole('link', { name: /^\+?[\d ()-]+$/ })
  expect(calls.map(call => call.getAttribute('href'))).toEqual([
    'tel:+375170000001',
    'tel:+375172222222',
    'tel:+375171234567',
  ])
  expect(within(offer).getAllByText('Демо')).toHaveLength(1)
  expect(
    within(offer)
      .getAllByText(/ × /)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Нурофен, таблетки 200 мг №10: 1\u00a0×\u00a04,20\u00a0руб.',
    'Смекта, порошок 3 г №10: 2\u00a0×\u00a010,70\u00a0руб. (цена старше суток: воскресенье, 22 ноября, 06:00)',
  ])
})

test('an empty basket leads to the drugs, and unknown packs are told', async () => {
  const { close } = await open('/pharmacies')
  expect((await screen.findByRole('link', { name: 'Найти лекарство' })).getAttribute('href')).toBe('/drugs')
  close()
  setCount('99', 1)
  answer('listPacks', { items: [], removed: [], prices: CURRENT })
  await open('/pharmacies')
  expect(await screen.findByText(/Части корзины больше нет в реестре/)).toBeTruthy()
})

test('links keep the town of the address, and a town that does not exist is named and taken off', async () => {
  fillBasket()
  answer('findPharmacies', {
    ...{ items: [pharmacyOffer('1')], total: 1, nextCursor: null, split: null, prices: CURRENT },
  })
  const { close } = await open('/pharmacies?town=17')
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await href('Аптека № 1')).toBe('/pharmacies/1?town=17')
  expect(await href('Смекта')).toBe('/drugs/2?town=17')
  expect(await href('Добавить лекарство')).toBe('/drugs?town=17')
  close()
  const fields = [{ path: 'query.locationCode', problem: 'unknown' }]
  answer('listPacks', ({ query }) =>
    query.locationCode
      ? refusal('INVALID_ARGUMENT', { fields })
      : { items: [basketPack('11'), basketPack('21', { name: 'Смекта' })], removed: [], prices: CURRENT },
  )
  const { user, path } = await open('/pharmacies?town=999')
  expect(await screen.findByText('Такого значения больше нет: Город.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Смекта' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать без него' }))
  expect(path()).toBe('/pharmacies?town=0')
})

test('without the service of prices the basket stays, says what works, and is looked for again', async () => {
  fillBasket()
  refuse('findPharmacies', 'DRUG_SERVICE_UNAVAILABLE', {})
  const { user } = await open('/pharmacies')
  expect(await screen.findByText('Поиск лекарств в аптеках недоступен')).toBeTruthy()
  expect(screen.getByText(/собирать корзину и вести аптечку можно и сейчас/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Нурофен' })).toBeTruthy()
  answer('findPharmacies', {
    ...{ items: [pharmacyOffer('1')], total: 1, nextCursor: null, split: null },
    prices: { state: 'kept', at: NOW },
  })
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Найдена 1 аптека')).toBeTruthy()
  expect(screen.getByText(/^Служба цен не ответила вовремя\. Показаны цены/)).toBeTruthy()
})

test('a total says as of when it is: prices of different times each have their own', async () => {
  fillBasket()
  const at = (packId: string, asOf: string) => ({
    ...{ packId, count: 1, price: 420, isCountKnown: true },
    ...{ asOf, isStale: false },
  })
  const positions = [at('11', '2026-11-22T12:00:00Z'), at('21', '2026-11-23T05:00:00Z')]
  answer('findPharmacies', {
    items: [pharmacyOffer('1', { positions }), pharmacyOffer('2', { positions: positions.slice(0, 1) })],
    ...{ total: 2, nextCursor: null, split: null, prices: CURRENT },
  })
  await open('/pharmacies')
  expect(await screen.findByText(/^\(цена обновлена: .*22.*15:00\)$/)).toBeTruthy()
  expect(screen.getByText(/^\(цена обновлена: .*08:00\)$/)).toBeTruthy()
  // The second pharmacy has one price.
  expect(screen.getAllByText(/^Цены обновлены: /).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/22.*15:00$/),
  ])
})
