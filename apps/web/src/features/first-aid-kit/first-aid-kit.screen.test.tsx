import '../../testing/indexed-db.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { writeKit } from '@vizit/domain/drugs/first-aid-kit.ts'
import { expect, test, vi } from 'vitest'
import { lockAgain, openWith, setCode } from '../../app/device-store/device-store.ts'
import { basket } from '../../app/drugs/basket.ts'
import { session } from '../../app/session/session.ts'
import { loseConnection } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { tokens } from '../../testing/people.ts'
import { addItem, readStoredKit } from './stored-kit.ts'
import { beginWithKit, item, keys, openKit, withKit } from './testing/kit-screen.ts'

beginWithKit()

test('what is over soonest stands first with a warning, also on the card', async () => {
  await withKit(
    item('later', { name: 'Позже', bestBefore: '2027-05-31' }),
    item('month', { name: 'Месяц', bestBefore: '2026-12-10' }),
    item('today', { name: 'Сегодня', bestBefore: '2026-11-23' }),
    item('week', { name: 'Неделя', bestBefore: '2026-11-28' }),
    item('over', { name: 'Всё', bestBefore: '2026-11-01' }),
  )
  const { close } = await openKit()
  expect(await screen.findByText('Проверьте срок годности: 4 лекарства')).toBeTruthy()
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Всё', 'Сегодня', 'Неделя', 'Месяц', 'Позже'])
  expect(
    screen.getByText('Было годно по 01.11.2026 включительно: срок вышел. Не принимайте это лекарство.'),
  ).toBeTruthy()
  expect(screen.getByText('Сегодня последний день: годно по 23.11.2026 включительно')).toBeTruthy()
  expect(screen.getByText('Годно по 28.11.2026 включительно: осталось не больше недели')).toBeTruthy()
  expect(screen.getByText('Годно по 10.12.2026 включительно: осталось не больше месяца')).toBeTruthy()
  close()
  await open('/wallet')
  expect(
    await screen.findByRole('link', {
      name: 'Домашняя аптечка, проверьте срок: 4 лекарства',
    }),
  ).toBeTruthy()
})

test('what runs out goes into the basket; one less is counted; a medicine is deleted after a question', async () => {
  await withKit(item('a'))
  const { user } = await openKit()
  await user.click(await screen.findByRole('button', { name: /^Меньше/ }))
  expect(await screen.findByLabelText('Нурофен, таблетки 200 мг №10: 1 уп.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Заканчивается/ }))
  expect(basket()).toEqual([{ packId: '11', count: 1 }])
  expect(await screen.findByRole('link', { name: /^В корзине, где купить/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Удалить/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('В аптечке пока пусто')).toBeTruthy()
  // Its buttons are gone, also that to which the dialog would give the focus back.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
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
  expect(screen.getByText('Загружено 2 лекарства')).toBeTruthy()
  // What the file has replaced or added is taken back; what came meanwhile stays.
  await addItem(item('c', { name: 'Йод' }))
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Бинт' })).toBeNull())
  const kept = (await readStoredKit())?.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  expect(kept).toEqual([item('a'), item('c', { name: 'Йод' })])
  // What is there already is nothing to take back.
  await pick(writeKit(kept ?? []))
  expect(await screen.findByText('Всё из файла уже в аптечке, ничего не изменилось')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Вернуть как было' })).toBeNull()
})

test('of each file one thing is said: what was said of the one before goes', async () => {
  await withKit(item('a'))
  const { user } = await openKit()
  const input = await screen.findByLabelText('Загрузить из файла', { selector: 'input' })
  await user.upload(input, new File([writeKit([item('b', { name: 'Бинт' })])], 'kit.json'))
  expect(await screen.findByText('Загружено 1 лекарство')).toBeTruthy()
  await user.upload(input, new File(['other'], 'kit.json'))
  expect(await screen.findByText(/Это не файл аптечки/)).toBeTruthy()
  expect(screen.queryByText('Загружено 1 лекарство')).toBeNull()
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

test('what is pressed by keyboard keeps the focus: the last one less, and what leads on from the basket', async () => {
  await withKit(item('a', { count: 1 }))
  const { user } = await openKit()
  const fewer = await screen.findByRole('button', { name: /^Меньше/ })
  fewer.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('0 уп.')).toBeTruthy()
  expect(document.activeElement).toBe(fewer)
  await user.keyboard('{Enter}')
  expect(await readStoredKit()).toMatchObject([{ count: 0 }])
  screen.getByRole('button', { name: /^Закончилось, в корзину/ }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('В корзине: где купить'))
})
