import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { basket, emptyBasket, setCount } from '../../app/drugs/basket.ts'
import { changeDrugSettings } from '../../app/drugs/drug-settings.ts'
import { forgetDevicePlace } from '../../app/place/device-place.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW, provider } from '../../testing/clinic.ts'
import {
  basketPack,
  drugDetails,
  drugPage,
  listedDrug,
  pharmacyDetails,
  pharmacyOffer,
} from '../../testing/drugs.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listProviders', [provider('mir', 'Клиника «Мир»')])
  answer('listLocations', [])
})
afterEach(() => {
  emptyBasket()
  changeDrugSettings({ sort: 'totalPrice', openNow: false, radius: null })
  forgetDevicePlace()
  session.end()
  vi.useRealTimers()
})

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name })

test('a drug is listed with its presentations, prices with the number of pharmacies, and as of when', async () => {
  answer('findDrugs', drugPage([listedDrug('1', { dispensing: 'rx', isDemo: true })]))
  await open('/drugs')
  expect((await screen.findByText('Найдено 1 лекарство')).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Нурофен' }).getAttribute('href')).toBe('/drugs/1')
  for (const words of [
    'Нужен рецепт врача',
    'таблетки 200 мг №10',
    '4,20–6,10 руб. · 12 аптек',
    'цена на сегодня, 09:15',
    'Сейчас в аптеках нет',
    'Демо',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText(/По данным реестра «Реестр» на 01\.11\.2026\. Сведения и цены/)).toBeTruthy()
})

test('words and a popular search go into the address and to the server', async () => {
  const asked = answer('findDrugs', drugPage([listedDrug('1')]))
  const { user, path } = await open('/drugs')
  await screen.findByText('Найдено 1 лекарство')
  await user.click(screen.getByRole('button', { name: 'маска медицинская' }))
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'маска медицинская' }))
  expect(new URLSearchParams(path().split('?')[1]).get('q')).toBe('маска медицинская')
  const field = screen.getByRole('searchbox', { name: 'Найти лекарство' })
  await user.clear(field)
  await user.type(field, 'нурофен 200')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'нурофен 200' }))
  expect(screen.queryByRole('combobox', { name: 'Отпуск' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Фильтры' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Отпуск' }), 'Без рецепта')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'нурофен 200', dispensing: 'otc' }))
})

test('a town of the link that does not exist is named and taken off', async () => {
  const asked = refuse('findDrugs', 'INVALID_ARGUMENT', {
    fields: [{ path: 'query.locationCode', problem: 'unknown' }],
  })
  const { user, path } = await open('/drugs?town=999')
  expect(await screen.findByText('Такого значения больше нет: Город.')).toBeTruthy()
  answer('findDrugs', drugPage([listedDrug('1')]))
  await user.click(screen.getByRole('button', { name: 'Показать без него' }))
  expect(await screen.findByText('Найдено 1 лекарство')).toBeTruthy()
  expect([asked.length > 0, path()]).toEqual([true, '/drugs?town=0'])
})

test('no drug, no register and no network each have a next step', async () => {
  answer('findDrugs', { ...drugPage([]), register: null })
  const first = await open('/drugs')
  expect(await screen.findByText('Лекарства ещё не загружены')).toBeTruthy()
  first.close()
  answer('findDrugs', drugPage([]))
  const second = await open('/drugs?q=ромашка')
  expect((await screen.findByRole('link', { name: 'Показать все лекарства' })).getAttribute('href')).toBe(
    '/drugs',
  )
  second.close()
  loseConnection('findDrugs')
  await open('/drugs')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
})

test('a pack goes into the basket, is counted, and leads to the pharmacies', async () => {
  answer('findDrugs', drugPage([listedDrug('1')]))
  const { user } = await open('/drugs')
  const pack = 'Нурофен, таблетки 200 мг №10'
  await user.click(await screen.findByRole('button', { name: `В корзину: ${pack}` }))
  await user.click(screen.getByRole('button', { name: `Больше: ${pack}` }))
  expect(screen.getByText('2 шт.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Где купить: 1 позиция' }).getAttribute('href')).toBe('/pharmacies')
  await user.click(screen.getByRole('button', { name: `Меньше: ${pack}` }))
  await user.click(screen.getByRole('button', { name: `Меньше: ${pack}` }))
  expect(screen.queryByRole('link', { name: /Где купить/ })).toBeNull()
})

test("the sign-out leaves neither the account's basket nor the guest's on the device", async () => {
  setCount('11', 1)
  session.start(tokens)
  answer('readProfile', anna)
  answer('findDrugs', drugPage([listedDrug('1')]))
  for (const list of ['listProviders', 'listLocations', 'listSpecialities'] as const) answer(list, [])
  const { user, path } = await open('/drugs')
  expect(await screen.findByText('Найдено 1 лекарство')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Где купить/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'В корзину: Нурофен, таблетки 400 мг №12' }))
  expect(basket()).toHaveLength(1)
  session.end()
  await waitFor(() => expect(path()).toBe('/'))
  expect(await screen.findByRole('search')).toBeTruthy()
  expect(basket()).toEqual([])
})

test('a drug has a page with all of the register, its group in words, and analogues with prices', async () => {
  answer('showDrug', drugDetails())
  await open('/drugs/1')
  expect(await heading('Нурофен')).toBeTruthy()
  const facts = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(facts).toEqual([
    ...['Действующее вещество', 'Форма', 'Отпуск', 'Группа (АТХ)', 'Держатель регистрации', 'Производитель'],
    ...['Регистрация', 'Зарегистрировано', 'Действует до'],
  ])
  expect(screen.getByText('M01AE01: Костно-мышечная система → Противовоспалительные')).toBeTruthy()
  expect(screen.getByText('24.03.2031')).toBeTruthy()
  expect(await heading('То же вещество, форма и доза', 2)).toBeTruthy()
  expect(await heading('То же вещество, другая форма или доза', 2)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ибупрофен' }).getAttribute('href')).toBe('/drugs/2')
  expect(
    screen.getByText(
      'В группе «Противовоспалительные» есть ещё 21 лекарство. Подойдёт ли оно вам, спросите врача.',
    ),
  ).toBeTruthy()
})

test('what the register does not say is left out, and a hospital drug cannot be put into the basket', async () => {
  answer('showDrug', {
    ...drugDetails({ dispensing: 'hospital', removed: true, analogues: [], holder: null, hasNoEnd: true }),
    ...{ manufacturer: null, registrationNumber: null, registeredOn: null, validUntil: null },
    atc: { code: null, groups: [], drugsCount: 0 },
  })
  await open('/drugs/1')
  expect(await screen.findByText('бессрочно')).toBeTruthy()
  expect(screen.getAllByRole('term')).toHaveLength(4)
  expect(screen.getByText(/Этого лекарства больше нет в реестре/)).toBeTruthy()
  expect(screen.getAllByText('Для больниц: в аптеках не продаётся')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /В корзину/ })).toBeNull()
})

test('a drug and a pharmacy that are gone lead to the list', async () => {
  refuse('showDrug', 'NOT_FOUND', {})
  const { close } = await open('/drugs/99')
  expect(await heading('Такого лекарства нет')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Все лекарства' }).getAttribute('href')).toBe('/drugs')
  close()
  refuse('showPharmacy', 'NOT_FOUND', {})
  await open('/pharmacies/99')
  expect(await heading('Такой аптеки нет')).toBeTruthy()
})

function fillBasket() {
  setCount('11', 1)
  setCount('21', 2)
  answer('listPacks', {
    items: [
      basketPack('11', {
        equivalents: [
          {
            ...{ packId: '31', drugId: '3', name: 'Ибупрофен', presentation: 'таблетки 200 мг №20' },
            ...{ priceFrom: 210, priceTo: 300, pharmaciesCount: 9, asOf: NOW, isStale: false },
          },
        ],
      }),
      basketPack('21', { drugId: '2', name: 'Смекта', presentation: 'порошок 3 г №10' }),
    ],
  })
}
const smecta = { packId: '21', count: 2, price: 1070, asOf: '2026-11-22T03:00:00Z', isStale: true }

test('pharmacies say what the basket costs, what they lack, and which price is old', async () => {
  fillBasket()
  const asked = answer('findPharmacies', {
    items: [
      pharmacyOffer('1', { totalPrice: 2560, positions: [...pharmacyOffer('1').positions, smecta] }),
      pharmacyOffer('2', { complete: false, totalPrice: 2140, positions: [smecta], missing: ['11'] }),
    ],
    ...{ total: 2, nextCursor: null, split: null },
  })
  const { user } = await open('/pharmacies')
  expect(await screen.findByText('Найдено 2 аптеки')).toBeTruthy()
  expect(asked[0]?.query).toEqual({ packs: '11:1,21:2', sort: 'totalPrice' })
  for (const words of [
    'Итого 25,60 руб.',
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
      name: 'Искать вместо этого: Ибупрофен, таблетки 200 мг №20, 2,10 руб.',
    }),
  )
  await waitFor(() => expect(asked.at(-1)?.query.packs).toBe('21:2'))
})

test('two pharmacies that save are offered with what to buy in which', async () => {
  fillBasket()
  const first = pharmacyOffer('1', {
    positions: [{ ...smecta, price: 1200 }, ...pharmacyOffer('1').positions],
  })
  const second = pharmacyOffer('2', { positions: [smecta], missing: ['11'], complete: false })
  answer('findPharmacies', {
    ...{ items: [first, second], total: 2, nextCursor: null },
    split: { pharmacies: [first, second], totalPrice: 2560, saving: 260 },
  })
  await open('/pharmacies')
  const offer = (await heading('Дешевле в двух аптеках', 2)).parentElement as HTMLElement
  expect(within(offer).getByText('Вместе 25,60 руб., на 2,60 руб. дешевле, чем в одной.')).toBeTruthy()
  expect(
    within(offer)
      .getAllByText(/ × /)
      .map(({ textContent }) => textContent),
  ).toEqual(['Нурофен, таблетки 200 мг №10: 1 × 4,20 руб.', 'Смекта, порошок 3 г №10: 2 × 10,70 руб.'])
})

test('the settings are remembered, and the place is sent to a hundred metres only when the order needs it', async () => {
  fillBasket()
  const getCurrentPosition = (found: (at: object) => void) =>
    found({ coords: { latitude: 53.912345, longitude: 27.500001 } })
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const asked = answer('findPharmacies', {
    ...{ items: [pharmacyOffer('1')], total: 1, nextCursor: null, split: null },
  })
  const { user, close } = await open('/pharmacies')
  await screen.findByText('Найдена 1 аптека')
  await user.click(screen.getByRole('switch', { name: 'Только открытые сейчас' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Ближе ко мне')
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({
      ...{ packs: '11:1,21:2', sort: 'distance', openNow: 'true' },
      ...{ lat: '53.912', lon: '27.500' },
    }),
  )
  close()
  await open('/pharmacies')
  await waitFor(() => expect(asked.length).toBeGreaterThan(2))
  expect(asked.at(-1)?.query).toMatchObject({ sort: 'distance', openNow: 'true' })
})

test('an empty basket leads to the drugs, and unknown packs are told', async () => {
  const { close } = await open('/pharmacies')
  expect((await screen.findByRole('link', { name: 'Найти лекарство' })).getAttribute('href')).toBe('/drugs')
  close()
  setCount('99', 1)
  answer('listPacks', { items: [] })
  await open('/pharmacies')
  expect(await screen.findByText(/Части корзины больше нет в реестре/)).toBeTruthy()
})

test('a pharmacy has a page with hours, phones and what it has of the basket', async () => {
  fillBasket()
  const asked = answer('showPharmacy', () =>
    pharmacyDetails({
      basket: { complete: false, totalPrice: 420, positions: pharmacyOffer('7').positions, missing: ['21'] },
    }),
  )
  await open('/pharmacies/7')
  expect(await heading('Аптека № 7')).toBeTruthy()
  expect(await heading('Ваша корзина здесь', 2)).toBeTruthy()
  await waitFor(() => expect(asked.map(({ query }) => query)).toContainEqual({ packs: '11:1,21:2' }))
  for (const words of ['Минск, ул. Немига, 5', 'Пн–Пт', '08:00–20:00', 'Нет: Смекта, порошок 3 г №10'])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(/Аптека прислала цены: сегодня, 09:15\./)).toBeTruthy()
})
