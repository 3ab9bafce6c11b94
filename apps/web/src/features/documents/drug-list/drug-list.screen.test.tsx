import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '../../../app/documents/activation-codes.ts'
import { basket, emptyBasket, setCount } from '../../../app/drugs/basket.ts'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW, visit } from '../../../testing/clinic.ts'
import { prescribedPack } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { recordLink } from '../../../testing/tests.ts'

const path = `/visits/${visit.orderId}`
const opened = { providerCode: 'demo', recordLink }
const prescribed = {
  ...{ id: '0b5f6c2e-0000-4000-8000-000000000001', name: 'Ибупрофен', inn: 'ибупрофен', form: 'таблетки' },
  ...{ strength: '200 мг', instructions: 'По 1 таблетке', count: 2, validUntil: '2026-12-01' },
  ...{
    physicianName: 'Лось Ян Янович',
    packs: [prescribedPack('11'), prescribedPack('21', { name: 'Ибупрофен' })],
  },
  searchFor: null,
}
const text = { ...prescribed, id: '0b5f6c2e-0000-4000-8000-000000000002', name: 'Промывание носа', inn: null }
const unmatched = {
  ...{ ...text, form: null, strength: null, count: null, validUntil: '2026-01-01', packs: [] },
  searchFor: 'Промывание',
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('showVisit', { ...visit, drugLists: [{ recordLink, count: 2 }] })
})
afterEach(() => {
  emptyBasket()
  codes.drop(opened)
  session.end()
  vi.useRealTimers()
})

const list = async () => (await screen.findByRole('heading', { name: 'Назначенные лекарства' })).parentElement

test('a locked drug list says how many there are and leads to the code', async () => {
  answer('listDocumentsConsents', { consents: [] })
  const { user, path: at } = await open(path)
  expect(await screen.findByText('Врач назначил 2 лекарства. Список откроется по коду из SMS.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Открыть список' }))
  expect(at()).toBe('/visits/confirm-mccode')
})

test('the list has what was written, packs with prices and a search where nothing is matched; one tap fills the basket', async () => {
  const asked = answer('readDrugList', { drugs: [prescribed, unmatched] })
  codes.keep(opened, '123456', -1)
  const { user } = await open(path)
  const drugList = within((await list()) as HTMLElement)
  expect(await drugList.findByRole('heading', { name: 'Ибупрофен' })).toBeTruthy()
  expect(drugList.getByText('ибупрофен · таблетки · 200 мг · 2 упаковки')).toBeTruthy()
  expect(drugList.getByText('Рецепт действует до 01.12.2026')).toBeTruthy()
  expect(drugList.getByText('Рецепт действовал до 01.01.2026. Спросите врача о новом.')).toBeTruthy()
  expect(asked[0]?.headers.get('access-code')).toBe('123456')
  const search = drugList.getByRole('link', { name: 'Искать по названию' })
  expect(decodeURIComponent(search.getAttribute('href') ?? '')).toContain('Промывание')
  setCount('99', 1)
  await user.click(await drugList.findByRole('button', { name: 'В корзину: 1 позиция' }))
  expect(await drugList.findByRole('link', { name: 'Где купить: 2 позиции' })).toBeTruthy()
  expect(drugList.getByLabelText('Нурофен, таблетки 200 мг №10: 2 уп.')).toBeTruthy()
})

test('a medicine that the centre did not name is a line with its dose, and says whom to ask', async () => {
  const name = 'Лекарство, которое медицинский центр не назвал'
  const unnamed = { ...text, name, isUnnamed: true, form: null, strength: null, packs: [] }
  answer('readDrugList', { drugs: [prescribed, unnamed] })
  codes.keep(opened, '123456', -1)
  await open(path)
  const drugList = within((await list()) as HTMLElement)
  expect(await drugList.findByRole('heading', { name })).toBeTruthy()
  expect(drugList.getAllByText('По 1 таблетке')).toHaveLength(2)
  expect(await drugList.findByText('Спросите в медицинском центре, что это за лекарство.')).toBeTruthy()
  expect(drugList.queryByText(/^По этим словам в реестре/)).toBeNull()
})

test('a prescription that is over does not go into the basket, and the list says so', async () => {
  const over = { ...prescribed, id: text.id, validUntil: '2026-01-01', packs: [prescribedPack('31')] }
  answer('readDrugList', { drugs: [prescribed, over] })
  codes.keep(opened, '123456', -1)
  const { user } = await open(path)
  const drugList = within((await list()) as HTMLElement)
  expect(await drugList.findByText('Рецепты, срок которых прошёл, в корзину не добавляются.')).toBeTruthy()
  await user.click(drugList.getByRole('button', { name: 'В корзину: 1 позиция' }))
  expect(basket()).toEqual([{ packId: '11', count: 2 }])
  expect(await screen.findByText(/^В корзине не всё: 1 назначение в неё не попало/)).toBeTruthy()
})

test('a prescription that was carried out does not go into the basket, and the list says so', async () => {
  const done = { ...prescribed, id: text.id, isCompleted: true, packs: [prescribedPack('31')] }
  const asked = answer('readDrugList', { drugs: [prescribed, done] })
  codes.keep(opened, '123456', -1)
  const { user } = await open(path)
  const drugList = within((await list()) as HTMLElement)
  expect(await drugList.findByText('Выполненные назначения в корзину не добавляются.')).toBeTruthy()
  expect(drugList.getByText('Выполнено')).toBeTruthy()
  await user.click(drugList.getByRole('button', { name: 'В корзину: 1 позиция' }))
  expect(basket()).toEqual([{ packId: '11', count: 2 }])
  expect(asked).toHaveLength(1)
})

test('where all was carried out nothing is left to buy', async () => {
  answer('readDrugList', { drugs: [{ ...prescribed, isCompleted: true }] })
  codes.keep(opened, '123456', -1)
  await open(path)
  const drugList = within((await list()) as HTMLElement)
  expect(await drugList.findByText(/^Покупать больше нечего/)).toBeTruthy()
  expect(drugList.queryByRole('button', { name: /^(Всё в корзину|В корзину: \d)/ })).toBeNull()
})

test('what is not put into the basket is said by name, and prescriptions of one pack are added up', async () => {
  const again = { ...prescribed, id: '0b5f6c2e-0000-4000-8000-000000000003', count: 1 }
  const strong = {
    ...unmatched,
    id: '0b5f6c2e-0000-4000-8000-000000000004',
    name: 'Розувастатин',
    validUntil: null,
  }
  const rinse = { ...unmatched, id: text.id, validUntil: null, searchFor: null }
  answer('readDrugList', { drugs: [prescribed, again, { ...strong, strength: '40 мг' }, rinse] })
  codes.keep(opened, '123456', -1)
  const { user } = await open(path)
  const drugList = within((await list()) as HTMLElement)
  const left = 'Не попадут в корзину: Розувастатин 40 мг; Промывание носа. Покажите назначение фармацевту.'
  expect(await drugList.findByText(left)).toBeTruthy()
  expect(drugList.getByText('По этим словам в реестре лекарств ничего не нашлось.')).toBeTruthy()
  expect(drugList.getAllByRole('link', { name: 'Искать по названию' })).toHaveLength(1)
  await user.click(drugList.getByRole('button', { name: 'В корзину: 1 позиция' }))
  expect(basket()).toEqual([{ packId: '11', count: 3 }])
  expect(
    await screen.findByText('В корзине не всё: 2 назначения в неё не попали, они названы в списке'),
  ).toBeTruthy()
  expect(drugList.getByText(left)).toBeTruthy()
})

test('many packages of a size that nobody wrote are chosen by the patient', async () => {
  const sizes = ['таблетки 40 мг №100', 'таблетки 40 мг №24']
  const packs = sizes.map((presentation, at) => prescribedPack(`5${at}`, { name: 'Но-шпа', presentation }))
  answer('readDrugList', {
    drugs: [prescribed, { ...prescribed, id: text.id, name: 'Но-шпа', strength: null, count: 99, packs }],
  })
  codes.keep(opened, '123456', -1)
  const { user } = await open(path)
  const drugList = within((await list()) as HTMLElement)
  expect(await drugList.findByText(/^Выберите упаковку и количество сами.*: Но-шпа таблетки\.$/)).toBeTruthy()
  await user.click(drugList.getByRole('button', { name: 'В корзину: 1 позиция' }))
  expect(basket()).toEqual([{ packId: '11', count: 2 }])
  await user.click(drugList.getByRole('button', { name: 'В корзину: Но-шпа, таблетки 40 мг №24' }))
  expect(basket()).toContainEqual({ packId: '51', count: 1 })
  expect(drugList.queryByText(/^Выберите упаковку/)).toBeNull()
})

test('what goes into the basket is named before, another trade name too, and can be taken out again', async () => {
  const other = {
    ...prescribed,
    id: text.id,
    name: 'Ибуфен',
    packs: [prescribedPack('31', { name: 'Ибупрофен', isOtherName: true })],
  }
  answer('readDrugList', { drugs: [prescribed, { ...other, count: 1 }] })
  codes.keep(opened, '123456', -1)
  const { user } = await open(path)
  setCount('11', 1)
  const drugList = within((await list()) as HTMLElement)
  const said = 'В корзину попадёт: Ибупрофен, таблетки 200 мг №10 — 1 уп. (в рецепте другое название: Ибуфен)'
  expect(await drugList.findByText(said)).toBeTruthy()
  await user.click(drugList.getByRole('button', { name: 'Всё в корзину' }))
  expect(basket()).toContainEqual({ packId: '31', count: 1 })
  expect(drugList.queryByText(said)).toBeNull()
  expect(document.activeElement).toBe(drugList.getByRole('link', { name: 'Где купить: 2 позиции' }))
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(basket()).toEqual([{ packId: '11', count: 1 }])
  expect(await drugList.findByText(said)).toBeTruthy()
})

test('of a drug whose other pack is in the basket, one tap adds no second one', async () => {
  const chosen = { ...prescribed, id: text.id, packs: [prescribedPack('31'), prescribedPack('32')] }
  answer('readDrugList', { drugs: [prescribed, chosen] })
  codes.keep(opened, '123456', -1)
  const { user } = await open(path)
  setCount('32', 1)
  const drugList = within((await list()) as HTMLElement)
  await user.click(await drugList.findByRole('button', { name: 'Всё в корзину' }))
  expect(basket()).toEqual([
    { packId: '32', count: 1 },
    { packId: '11', count: 2 },
  ])
})

test('without a network the screen says so, with a way to try again; a refused code locks the list', async () => {
  loseConnection('readDrugList')
  codes.keep(opened, '123456', -1)
  const { user } = await open(path)
  const drugList = within((await list()) as HTMLElement)
  const retry = await drugList.findByRole('button', { name: 'Повторить' })
  refuse('readDrugList', 'INVALID_ACODE', { reason: 'over', attemptsLeft: 3 })
  await user.click(retry)
  expect(await drugList.findByRole('button', { name: 'Открыть список' })).toBeTruthy()
  expect(codes.of(opened)).toBeNull()
})

test('a visit without prescriptions has no list', async () => {
  answer('showVisit', visit)
  await open(path)
  expect(await screen.findByText(visit.physicianName)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Назначенные лекарства' })).toBeNull()
})
