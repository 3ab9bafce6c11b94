import '../../testing/indexed-db.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, loseConnection } from '../../testing/answer.ts'
import { drugPage, listedDrug } from '../../testing/drugs.ts'
import { changeCount, readStoredKit, removeItem } from './stored-kit.ts'
import { beginWithKit, item, openKit, withKit } from './testing/kit-screen.ts'

beginWithKit()

test('a medicine is found in the register, added with its date and person, and is there after a reload', async () => {
  answer('findDrugs', drugPage([listedDrug('1')]))
  const { user, close } = await openKit()
  expect(screen.getByText('В аптечке пока пусто')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.type(await screen.findByLabelText(/^Лекарство/), 'нуроф')
  await user.click(await screen.findByRole('button', { name: 'Нурофен, таблетки 200 мг №10' }))
  await user.type(screen.getByLabelText(/^Годно до/), '12,2026')
  await user.type(screen.getByLabelText(/^Для кого/), 'Маша')
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Годно по 31.12.2026 включительно')).toBeTruthy()
  expect(screen.getByText('Для кого: Маша')).toBeTruthy()
  close()
  await openKit()
  expect(await screen.findByRole('heading', { name: 'Нурофен, таблетки 200 мг №10' })).toBeTruthy()
})

test('without an answer of the search a name is written as it is; what is wrong is named', async () => {
  loseConnection('findDrugs')
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.clear(await screen.findByLabelText('Сколько упаковок'))
  await user.type(screen.getByLabelText(/^Годно до/), '31.02.2027')
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  for (const words of ['Введите название', 'Введите целое число от 0 до 999', /Проверьте дату/])
    expect(screen.getByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Лекарство/))
  await user.type(screen.getByLabelText(/^Лекарство/), 'Бинт')
  await user.type(screen.getByLabelText('Сколько упаковок'), '3')
  await user.clear(screen.getByLabelText(/^Годно до/))
  expect(await screen.findByText(/^Нет связи\./, {}, { timeout: 5000 })).toBeTruthy()
  await user.type(screen.getByLabelText('Сколько упаковок'), '{Enter}')
  expect(await screen.findByLabelText('Бинт: 3 уп.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Найти в аптеках: Бинт' })).toBeTruthy()
})

test.each([
  ['Сколько упаковок', '1000000000', 'Введите целое число от 0 до 999'],
  ['Сколько упаковок', '2,5', 'Введите целое число от 0 до 999'],
  ['Сколько упаковок', '1250', 'Введите целое число от 0 до 999'],
  [/^Годно до/, '01.01.1899', /Проверьте дату/],
  [/^Годно до/, '31.12.9999', /Проверьте дату/],
])('%s: %s is refused, and nothing else is stored for it', async (label, typed, words) => {
  loseConnection('findDrugs')
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.type(await screen.findByLabelText(/^Лекарство/), 'Бинт')
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), typed)
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(await readStoredKit()).toEqual([])
})

test.each([
  ['12/27', '31.12.2027'],
  ['0527', '31.05.2027'],
  ['5,27', '31.05.2027'],
  ['310527', '31.05.2027'],
  ['052027', '31.05.2027'],
])('a month is typed as packs have it, and the day that is meant is said: %s', async (typed, date) => {
  loseConnection('findDrugs')
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.type(await screen.findByLabelText(/^Лекарство/), 'Бинт')
  await user.type(screen.getByLabelText(/^Годно до/), typed)
  expect(screen.getByText(`Годно по ${date} включительно`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(`Годно по ${date} включительно`)).toBeTruthy()
})

test('a date that is past already is said to be over while it is typed', async () => {
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.type(await screen.findByLabelText(/^Годно до/), '22.11.2026')
  expect(screen.getByText('Было годно по 22.11.2026 включительно: срок вышел')).toBeTruthy()
})

test('what was typed outlives Escape and a reload, until it is saved or cancelled', async () => {
  loseConnection('findDrugs')
  await withKit(item('a'))
  const before = await openKit()
  const openForm = async ({ user }: Pick<typeof before, 'user'>, name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByLabelText(/^Лекарство/)
  }
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
  const pressEscape = async () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await openForm(before, /^Добавить лекарство/)
  await before.user.type(screen.getByLabelText(/^Лекарство/), 'Бинт')
  await pressEscape()
  await openForm(before, /^Изменить/)
  expect(value(/^Лекарство/)).toBe('Нурофен, таблетки 200 мг №10')
  await before.user.type(screen.getByLabelText(/^Для кого/), 'Маша')
  await pressEscape()
  await before.user.click(screen.getByRole('button', { name: /^Меньше/ }))
  await screen.findByLabelText('Нурофен, таблетки 200 мг №10: 1 уп.')
  before.close()

  const after = await openKit()
  await openForm(after, /^Добавить лекарство/)
  expect(value(/^Лекарство/)).toBe('Бинт')
  await after.user.click(screen.getByRole('button', { name: 'Отмена' }))
  await openForm(after, /^Изменить/)
  expect([value(/^Для кого/), value(/^Сколько упаковок/)]).toEqual(['Маша', '1'])
  await after.user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  expect(await screen.findByText('Для кого: Маша')).toBeTruthy()
  await openForm(after, /^Добавить лекарство/)
  expect(value(/^Лекарство/)).toBe('')
})

test('marks that turn the direction of writing are not kept of what is typed', async () => {
  loseConnection('findDrugs')
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.type(await screen.findByLabelText(/^Лекарство/), '\u202E\u200B')
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  expect(screen.getByText('Введите название')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Лекарство/), 'Бинт\u202C')
  await user.type(screen.getByLabelText(/^Для кого/), '\u2067Маша')
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  expect(await screen.findByLabelText('Бинт: 1 уп.')).toBeTruthy()
  expect(await readStoredKit()).toMatchObject([{ name: 'Бинт', forWhom: 'Маша' }])
})

test('a form changes what was typed in it, and not what another tab counted meanwhile', async () => {
  await withKit(item('a'))
  const { user } = await openKit()
  await user.click(await screen.findByRole('button', { name: /^Изменить/ }))
  await user.type(await screen.findByLabelText('Для кого'), 'Папа')
  await changeCount('a', 5)
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  await waitFor(async () => expect(await readStoredKit()).toMatchObject([{ count: 7, forWhom: 'Папа' }]))
})

test('a medicine that another tab deleted under an open form is there again as typed', async () => {
  await withKit(item('a'))
  const { user } = await openKit()
  await user.click(await screen.findByRole('button', { name: /^Изменить/ }))
  await user.type(await screen.findByLabelText('Для кого'), 'Папа')
  await removeItem('a')
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  await waitFor(async () => expect(await readStoredKit()).toMatchObject([{ count: 2, forWhom: 'Папа' }]))
})
