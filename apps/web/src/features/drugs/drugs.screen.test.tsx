import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket, MOST_ITEMS, setCount } from '../../app/drugs/basket.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW } from '../../testing/clinic.ts'
import { drugDetails, drugPage, listedDrug } from '../../testing/drugs.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { beginWithDrugs, heading } from './testing/drugs-screen.ts'

beginWithDrugs()

test('a drug is listed with its presentations, prices with the number of pharmacies, and as of when', async () => {
  answer('findDrugs', drugPage([listedDrug('1', { dispensing: 'rx', isDemo: true })]))
  await open('/drugs')
  expect((await screen.findByText('Найдено 1 лекарство')).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: 'Нурофен' }).getAttribute('href')).toBe('/drugs/1')
  for (const words of [
    'Нужен рецепт врача',
    'таблетки 200 мг №10',
    '4,20–6,10 руб. · 12 аптек',
    'цена обновлена: сегодня, 09:15',
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
  // What this register does not have is not offered.
  const often = within(screen.getByRole('region', { name: 'Часто ищут' })).getAllByRole('link')
  expect(often.map(({ textContent }) => textContent)).toEqual(['нурофен', 'маска медицинская'])
  screen.getByRole('link', { name: 'маска медицинская' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'маска медицинская' }))
  expect(new URLSearchParams(path().split('?')[1]).get('q')).toBe('маска медицинская')
  // The search that was chosen is gone from the screen.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  const field = screen.getByRole('searchbox', { name: 'Найти лекарство' })
  await user.clear(field)
  await user.type(field, 'нурофен 200')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'нурофен 200' }))
  expect(screen.queryByRole('combobox', { name: 'Отпуск' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Фильтры' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Отпуск' }), 'Без рецепта')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'нурофен 200', dispensing: 'otc' }))
})

test('what was understood of a query is said beside the number', async () => {
  const understood = { query: 'нурофен 200 мг', by: 'error' as const }
  answer('findDrugs', { ...drugPage([listedDrug('1')]), understood })
  await open('/drugs?q=нурафен 200')
  const said = await screen.findByText('Найдено 1 лекарство. Показано по запросу «нурофен 200 мг»')
  expect(said.getAttribute('role')).toBe('status')
})

test('the first aid kit is a tap away, for a guest too', async () => {
  answer('findDrugs', drugPage([listedDrug('1')]))
  await open('/drugs')
  const link = await screen.findByRole('link', { name: 'Домашняя аптечка' })
  expect(link.getAttribute('href')).toBe('/first-aid-kit')
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
  expect(screen.getByText('2 уп.')).toBeTruthy()
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
  const equivalent = screen.getByRole('link', { name: 'Ибупрофен' }).closest('li') as HTMLElement
  expect(within(equivalent).getByText('таблетки 200 мг №10: от 4,20 руб.')).toBeTruthy()
  expect(within(equivalent).getByText('таблетки 400 мг №12')).toBeTruthy()
  expect(
    screen.getByText(
      'В группе «Противовоспалительные» есть ещё 21 лекарство. Подойдёт ли оно вам, спросите врача.',
    ),
  ).toBeTruthy()
})

test('a registration that has ended says so', async () => {
  answer('showDrug', drugDetails({ validUntil: '2026-11-22' }))
  const { close } = await open('/drugs/1')
  expect(await screen.findByText('Действовала до')).toBeTruthy()
  close()
  // Its last day counts.
  answer('showDrug', drugDetails({ validUntil: '2026-11-23' }))
  await open('/drugs/1')
  expect(await screen.findByText('23.11.2026')).toBeTruthy()
  expect(screen.queryByText('Действовала до')).toBeNull()
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
  expect(screen.getAllByText('Для больниц: в аптеках не продаётся')).toHaveLength(2)
  expect(screen.queryByText(/руб\./)).toBeNull()
  expect(screen.queryByRole('button', { name: /В корзину/ })).toBeNull()
})

test('a drug that left the register says why it cannot be put into the basket; one that is in can be taken out', async () => {
  answer('showDrug', drugDetails({ removed: true, analogues: [] }))
  setCount('12', 1)
  const { user } = await open('/drugs/1')
  expect(await screen.findByText('В корзину не положить: лекарства больше нет в реестре')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /В корзину/ })).toBeNull()
  // Nor has it a price, or anything to wait for.
  expect(screen.queryByText(/руб\./)).toBeNull()
  expect(screen.queryByText(/^(Сейчас нет в аптеках|Сообщить мне)/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Больше: .*№12$/ }))
  expect(basket()).toEqual([{ packId: '12', count: 1 }])
  await user.click(screen.getByRole('button', { name: /^Меньше: .*№12$/ }))
  expect(basket()).toEqual([])
})

test('a refusal has not the sign of what is done', async () => {
  for (let id = 100; id < 100 + MOST_ITEMS; id += 1) setCount(String(id), 1)
  answer('findDrugs', drugPage([listedDrug('1')]))
  const { user } = await open('/drugs')
  await user.click(await screen.findByRole('button', { name: 'В корзину: Нурофен, таблетки 200 мг №10' }))
  const said = await screen.findByText(/^В корзине не больше 30 позиций/)
  expect(said.parentElement?.querySelector('.tabler-icon-alert-circle')).toBeTruthy()
  expect(said.parentElement?.querySelector('.tabler-icon-circle-check')).toBeNull()
})

test('a drug at a town that does not exist is shown without it', async () => {
  refuse('showDrug', 'INVALID_ARGUMENT', { fields: [{ path: 'query.locationCode', problem: 'unknown' }] })
  const { user, path } = await open('/drugs/1?town=999')
  expect(await screen.findByText('Такого значения больше нет: Город.')).toBeTruthy()
  answer('showDrug', drugDetails())
  await user.click(screen.getByRole('button', { name: 'Показать без него' }))
  expect(await heading('Нурофен')).toBeTruthy()
  expect(path()).toBe('/drugs/1?town=0')
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

test.each([
  ['kept', NOW, /^Служба цен не ответила вовремя\. Показаны цены, которые она сообщила: /],
  ['unavailable', null, /^Служба цен сейчас не отвечает: .* собирать корзину и вести аптечку можно\.$/],
] as const)('while the service of prices does not answer, it is said: %s', async (state, at, words) => {
  const gone = {
    priceFrom: null,
    priceTo: null,
    pharmaciesCount: 0,
    asOf: null,
    isStale: false,
    isUnknown: true,
  }
  const packs = listedDrug('1').packs.map(pack => ({ ...pack, ...gone }))
  answer('findDrugs', { ...drugPage([listedDrug('1', { packs })]), prices: { state, at } })
  answer('showDrug', drugDetails({ packs, prices: { state, at } }))
  const { close } = await open('/drugs')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getAllByText('Есть ли в аптеках, сейчас неизвестно')).toHaveLength(2)
  expect(screen.queryByText('Сейчас в аптеках нет')).toBeNull()
  expect(screen.getAllByRole('button', { name: /В корзину/ })).toHaveLength(2)
  close()
  await open('/drugs/1')
  expect(await screen.findByText(words)).toBeTruthy()
})
