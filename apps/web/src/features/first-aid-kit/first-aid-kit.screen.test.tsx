import '../../testing/indexed-db.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type KitItem, writeKit } from '@vizit/domain/drugs/first-aid-kit.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { lockAgain, openWith, setCode } from '../../app/device-store/device-store.ts'
import { wipeDevice } from '../../app/device-store/wipe.ts'
import { basket, emptyBasket } from '../../app/drugs/basket.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW } from '../../testing/clinic.ts'
import { drugPage, listedDrug } from '../../testing/drugs.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { synced } from '../../testing/sync-answer.ts'
import { addItem, changeCount, readStoredKit, removeItem } from './stored-kit.ts'

const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
const BARCODE = '4600051000057'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('syncVisits', synced([]))
  return async () => {
    cleanup()
    emptyBasket()
    await wipeDevice()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  }
})

const item = (id: string, parts: Partial<KitItem> = {}): KitItem => ({
  ...{ id, name: 'Нурофен, таблетки 200 мг №10', packId: '11', count: 2, bestBefore: null, forWhom: '' },
  ...parts,
})

async function withKit(...items: readonly KitItem[]) {
  await openWith(keys)
  for (const each of items) await addItem(each)
}

async function openKit() {
  const app = await open('/first-aid-kit')
  await screen.findByRole('button', { name: 'Добавить лекарство' })
  return app
}

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
  expect(await screen.findByText('Годно до 31.12.2026')).toBeTruthy()
  expect(screen.getByText('Для кого: Маша')).toBeTruthy()
  close()
  await openKit()
  expect(await screen.findByRole('heading', { name: 'Нурофен, таблетки 200 мг №10' })).toBeTruthy()
})

test('without an answer of the search a name is written as it is; what is wrong is named', async () => {
  loseConnection('findDrugs')
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.clear(await screen.findByLabelText('Сколько штук'))
  await user.type(screen.getByLabelText(/^Годно до/), '31.02.2027')
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  for (const words of ['Введите название', 'Введите число от 0 до 999', /Проверьте дату/])
    expect(screen.getByText(words)).toBeTruthy()
  await user.type(screen.getByLabelText(/^Лекарство/), 'Бинт')
  await user.type(screen.getByLabelText('Сколько штук'), '3')
  await user.clear(screen.getByLabelText(/^Годно до/))
  expect(await screen.findByText(/Поиск сейчас не отвечает/, {}, { timeout: 5000 })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  expect(await screen.findByLabelText('Бинт: 3 шт.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Найти в аптеках: Бинт' })).toBeTruthy()
})

test.each([
  ['Сколько штук', '1000000000', 'Введите число от 0 до 999'],
  ['Сколько штук', '1250', 'Введите число от 0 до 999'],
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
])('a month is typed as packs have it, and the day that is meant is said: %s', async (typed, date) => {
  loseConnection('findDrugs')
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.type(await screen.findByLabelText(/^Лекарство/), 'Бинт')
  await user.type(screen.getByLabelText(/^Годно до/), typed)
  expect(screen.getByText(`Годно по ${date} включительно`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  expect(await screen.findByText(`Годно до ${date}`)).toBeTruthy()
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
  await screen.findByLabelText('Нурофен, таблетки 200 мг №10: 1 шт.')
  before.close()

  const after = await openKit()
  await openForm(after, /^Добавить лекарство/)
  expect(value(/^Лекарство/)).toBe('Бинт')
  await after.user.click(screen.getByRole('button', { name: 'Отмена' }))
  await openForm(after, /^Изменить/)
  expect([value(/^Для кого/), value(/^Сколько штук/)]).toEqual(['Маша', '1'])
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
  expect(await screen.findByLabelText('Бинт: 1 шт.')).toBeTruthy()
  expect(await readStoredKit()).toMatchObject([{ name: 'Бинт', forWhom: 'Маша' }])
})

test('what is over soonest stands first with a warning, also on the card', async () => {
  await withKit(
    item('later', { name: 'Позже', bestBefore: '2027-05-31' }),
    item('month', { name: 'Месяц', bestBefore: '2026-12-10' }),
    item('week', { name: 'Неделя', bestBefore: '2026-11-28' }),
    item('over', { name: 'Всё', bestBefore: '2026-11-01' }),
  )
  const { close } = await openKit()
  expect(await screen.findByText('Проверьте срок годности: 3 лекарства')).toBeTruthy()
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Всё', 'Неделя', 'Месяц', 'Позже'])
  expect(screen.getByText('Срок годности вышел 01.11.2026. Не принимайте это лекарство.')).toBeTruthy()
  expect(screen.getByText('Годно до 28.11.2026: осталось не больше недели')).toBeTruthy()
  expect(screen.getByText('Годно до 10.12.2026: осталось не больше месяца')).toBeTruthy()
  close()
  await open('/wallet')
  expect(
    await screen.findByRole('link', {
      name: 'Домашняя аптечка, проверьте срок: 3 лекарства',
    }),
  ).toBeTruthy()
})

test('what runs out goes into the basket; one less is counted; a medicine is deleted after a question', async () => {
  await withKit(item('a'))
  const { user } = await openKit()
  await user.click(await screen.findByRole('button', { name: /^Меньше/ }))
  expect(await screen.findByLabelText('Нурофен, таблетки 200 мг №10: 1 шт.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Заканчивается/ }))
  expect(basket()).toEqual([{ packId: '11', count: 1 }])
  expect(await screen.findByRole('link', { name: /^В корзине, где купить/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Удалить/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('В аптечке пока пусто')).toBeTruthy()
})

test('a barcode is read by the camera and fills the name; an unknown one is said; the camera is switched off', async () => {
  const stop = vi.fn()
  let seen = '4600051000064'
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13']
      detect = async () => [{ rawValue: 'no barcode' }, { rawValue: seen }]
    },
  )
  refuse('findPackByBarcode', 'NOT_FOUND', {})
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  expect(await screen.findByText(/Этого штрихкода аптеки нам не сообщали/)).toBeTruthy()
  await waitFor(() => expect(stop).toHaveBeenCalled())
  const found = { packId: '11', drugId: '1', name: 'Нурофен', presentation: 'таблетки 200 мг №10' }
  const asked = answer('findPackByBarcode', found)
  seen = BARCODE
  await user.click(screen.getByRole('button', { name: 'Сканировать ещё раз' }))
  expect(await screen.findByDisplayValue('Нурофен, таблетки 200 мг №10')).toBeTruthy()
  expect(asked[0]?.params).toMatchObject({ barcode: BARCODE })
})

test('without a camera the digits of the barcode are typed', async () => {
  answer('findPackByBarcode', { packId: '11', drugId: '1', name: 'Нурофен', presentation: 'таблетки' })
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  expect(await screen.findByText(/Камеры нет или она занята/)).toBeTruthy()
  const digits = screen.getByLabelText('Цифры под штрихкодом')
  for (const few of ['abc', '123']) {
    await user.type(digits, `${few}{Enter}`)
    expect(await screen.findByText('Нужно 13 цифр')).toBeTruthy()
  }
  await user.clear(digits)
  expect(screen.queryByText('Нужно 13 цифр')).toBeNull()
  await user.type(digits, '4600051000058')
  expect(await screen.findByText('Проверьте цифры: в них ошибка')).toBeTruthy()
  await user.type(digits, '{Backspace}7')
  expect(await screen.findByDisplayValue('Нурофен, таблетки')).toBeTruthy()
})

test('a kit is brought in from its file; another file changes nothing', async () => {
  await withKit(item('a'))
  const { user } = await openKit()
  const pick = (text: string) =>
    user.upload(
      screen.getByLabelText('Загрузить из файла', { selector: 'input' }),
      new File([text], 'kit.json'),
    )
  await pick('{"items":[]}')
  expect(await screen.findByText(/Это не файл аптечки/)).toBeTruthy()
  await pick(writeKit([item('a', { count: 7 }), item('b', { name: 'Бинт' })]))
  expect(await screen.findByRole('heading', { name: 'Бинт' })).toBeTruthy()
  expect(await readStoredKit()).toMatchObject([{ id: 'a', count: 7 }, { id: 'b' }])
  // What the file has replaced or added is taken back; what came meanwhile stays.
  await addItem(item('c', { name: 'Йод' }))
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Бинт' })).toBeNull())
  const kept = (await readStoredKit())?.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  expect(kept).toEqual([item('a'), item('c', { name: 'Йод' })])
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

test('where the device has no room, a deletion and a count say so, and a file that cannot be read is named', async () => {
  await withKit(item('a'))
  const { user } = await openKit()
  await user.click(await screen.findByRole('button', { name: /^Удалить/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const file = new File([''], 'kit.json')
  file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await user.click(dialog.getByRole('button', { name: 'Удалить' }))
  expect(await dialog.findByText('На устройстве нет места. Освободите его и попробуйте снова.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await user.click(screen.getByRole('button', { name: /^Больше/ }))
  expect(await screen.findByText('На устройстве нет места. Освободите его и попробуйте снова.')).toBeTruthy()
  await user.upload(screen.getByLabelText('Загрузить из файла', { selector: 'input' }), file)
  expect(await screen.findByText(/Это не файл аптечки/)).toBeTruthy()
})

test('a name that is longer than a search is looked for by its first words', async () => {
  const name = `${'Настойка '.repeat(30)}пустырника`
  await withKit(item('a', { name, packId: null }))
  await openKit()
  const link = await screen.findByRole('link', { name: /^Найти в аптеках/ })
  const q = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('q') ?? ''
  expect(q.length).toBeLessThanOrEqual(200)
  expect(q).toMatch(/^(Настойка )+Настойка$/)
})

test('it opens without a network by the code of the device, and leaves with the sign-out', async () => {
  await withKit(item('a'))
  await setCode('481516', keys, 1000)
  lockAgain()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseConnection('readProfile')
  const { user } = await open('/first-aid-kit')
  await user.type(await screen.findByLabelText('Код'), '481516')
  expect(await screen.findByRole('heading', { name: 'Нурофен, таблетки 200 мг №10' })).toBeTruthy()
  cleanup()
  session.end()
  session.start(tokens)
  await openWith(keys)
  expect(await readStoredKit()).toEqual([])
})
