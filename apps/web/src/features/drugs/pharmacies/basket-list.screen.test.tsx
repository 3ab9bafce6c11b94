import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket, setCount } from '../../../app/drugs/basket.ts'
import { answer, loseConnection, refusal } from '../../../testing/answer.ts'
import { basketPack, CURRENT, drugDetails, pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy } from '../testing/filled-basket.ts'

beginWithDrugs()

test('what the register dropped is taken out of the basket alone', async () => {
  fillBasket()
  setCount('77', 2)
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  await user.click(await screen.findByRole('button', { name: 'Убрать то, чего нет в реестре' }))
  expect(basket().map(({ packId }) => packId)).toEqual(['11', '21'])
  expect(screen.queryByText(/больше нет в реестре/)).toBeNull()
})

const nurofen = { packId: '11', drugId: '1', name: 'Нурофен', presentation: 'таблетки 200 мг №10' }

test('without a network the basket shows what it has by name, and what was put there offline too', async () => {
  answer('showDrug', drugDetails())
  const { user, close } = await open('/drugs/1')
  await user.click(await screen.findByRole('button', { name: /^В корзину: .*№10$/ }))
  close()
  // Of an earlier release: its name was not kept.
  setCount('77', 1)
  loseConnection('listPacks')
  const { user: offline } = await open('/pharmacies')
  expect((await screen.findByRole('link', { name: 'Нурофен' })).getAttribute('href')).toBe('/drugs/1')
  expect(await screen.findByText('Ещё 1 позиция: название появится, когда будет связь.')).toBeTruthy()
  expect(screen.queryByText(/больше нет в реестре/i)).toBeNull()
  await offline.click(screen.getByRole('button', { name: 'Очистить корзину' }))
  expect(localStorage.getItem('drugBasketNames')).toBeNull()
  await offline.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByRole('link', { name: 'Нурофен' })).toBeTruthy()
})

test('a medicine that the register dropped is named, is not searched for, and can be taken out alone', async () => {
  setCount('11', 2)
  setCount('21', 1)
  answer('listPacks', {
    items: [basketPack('21', { drugId: '2', name: 'Смекта' })],
    removed: [nurofen],
    prices: CURRENT,
  })
  const asked = answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  const takeOut = await screen.findByRole('button', { name: 'Убрать: Нурофен, таблетки 200 мг №10' })
  expect(screen.getByText('Больше нет в реестре, поэтому в аптеках не ищется:')).toBeTruthy()
  await waitFor(() => expect(asked.map(({ query }) => query.packs)).toEqual(['21:1']))
  await user.click(takeOut)
  expect(basket()).toEqual([{ packId: '21', count: 1 }])
  expect(await heading('Корзина', 2)).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(basket()).toContainEqual({ packId: '11', count: 2 })
  expect(await screen.findByRole('button', { name: /^Убрать: Нурофен/ })).toBeTruthy()
})

test('without a network the basket still says which medicines the register dropped, until it has them again', async () => {
  setCount('11', 2)
  answer('listPacks', { items: [], removed: [nurofen], prices: CURRENT })
  const first = await open('/pharmacies')
  expect(await screen.findByRole('button', { name: /^Убрать: Нурофен/ })).toBeTruthy()
  first.close()
  loseConnection('listPacks')
  const offline = await open('/pharmacies')
  expect(await screen.findByText('Больше нет в реестре, поэтому в аптеках не ищется:')).toBeTruthy()
  await offline.user.click(screen.getByRole('button', { name: /^Убрать: Нурофен/ }))
  await offline.user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByRole('button', { name: /^Убрать: Нурофен/ })).toBeTruthy()
  offline.close()
  answer('listPacks', { items: [basketPack('11')], removed: [], prices: CURRENT })
  answer('findPharmacies', onePharmacy)
  await open('/pharmacies')
  expect(await screen.findByRole('button', { name: /^Больше: Нурофен/ })).toBeTruthy()
  expect(screen.queryByText(/Больше нет в реестре/)).toBeNull()
})

test('a medicine that went while its pharmacies were looked for is asked about again', async () => {
  fillBasket()
  answer('findPharmacies', ({ query }) => {
    if (query.packs === '21:2') return onePharmacy
    answer('listPacks', {
      items: [basketPack('21', { drugId: '2', name: 'Смекта' })],
      removed: [nurofen],
      prices: CURRENT,
    })
    return refusal('INVALID_ARGUMENT', { fields: [{ path: 'query.packs', problem: 'unknown' }] })
  })
  await open('/pharmacies')
  expect(await screen.findByRole('button', { name: /^Убрать: Нурофен/ })).toBeTruthy()
  expect(await screen.findByText('Найдена 1 аптека')).toBeTruthy()
})

test('a pack that is taken out can be put back, and the focus goes to the basket, then to the title of the empty one', async () => {
  fillBasket()
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  const fewer = () => screen.findByRole('button', { name: /^Меньше: Нурофен/ })
  await user.click(await fewer())
  expect(await heading('Корзина', 2)).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(basket()).toContainEqual({ packId: '11', count: 1 })
  expect(screen.getByRole('button', { name: /^Больше: Нурофен/ })).toBe(document.activeElement)
  await user.click(await screen.findByRole('button', { name: 'Очистить корзину' }))
  expect(await heading('Где купить')).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(await heading('Корзина', 2)).toBe(document.activeElement)
  expect(basket().toSorted((one, other) => one.packId.localeCompare(other.packId))).toEqual([
    { packId: '11', count: 1 },
    { packId: '21', count: 2 },
  ])
})

test('what was said of the basket goes with it', async () => {
  setCount('11', 99)
  fillBasket()
  setCount('11', 99)
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  await user.click(await screen.findByRole('button', { name: /^Больше: Нурофен/ }))
  expect(await screen.findByText('Одного лекарства в корзине не больше 99 уп.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Очистить корзину' }))
  expect(screen.queryByText('Одного лекарства в корзине не больше 99 уп.')).toBeNull()
})

test('the button that takes the place of a pressed one has the focus', async () => {
  answer('showDrug', drugDetails())
  const { user } = await open('/drugs/1')
  await user.click(await screen.findByRole('button', { name: /^В корзину: .*№10$/ }))
  const more = await screen.findByRole('button', { name: /^Больше: .*№10$/ })
  expect(document.activeElement).toBe(more)
  await user.click(screen.getByRole('button', { name: /^Меньше: .*№10$/ }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^В корзину: .*№10$/ }))
})

test('what needs a prescription, and of what a pharmacy does not say how much it has, is said at its line', async () => {
  setCount('11', 3)
  const rx = basketPack('11', { name: 'Амоксициллин', dispensing: 'rx' })
  answer('listPacks', { items: [rx], removed: [], prices: CURRENT })
  const offers = [false, true].map((isCountKnown, at) =>
    pharmacyOffer(String(at), {
      positions: pharmacyOffer('1').positions.map(each => ({ ...each, count: 3, isCountKnown })),
    }),
  )
  answer('findPharmacies', { ...onePharmacy, items: offers, total: 2 })
  await open('/pharmacies')
  const said = '(сколько упаковок есть, уточните по телефону)'
  const lines = await screen.findAllByText(/^Амоксициллин, таблетки 200 мг №10: 3 × 4,20 руб\./)
  expect(lines.map(({ textContent }) => textContent?.includes(said))).toEqual([true, false])
  for (const line of lines) expect(line.textContent).toContain('Нужен рецепт врача')
  // In the basket itself too.
  expect(screen.getByText('Нужен рецепт врача', { selector: 'p' })).toBeTruthy()
})
