import '../../testing/indexed-db.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { lockAgain, openWith, setCode, unlock } from '../../app/device-store/device-store.ts'
import { saveList } from '../../app/device-store/stored-lists.ts'
import { rawDatabase } from '../../app/device-store/testing/raw-database.ts'
import { wipeDevice } from '../../app/device-store/wipe.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { server } from '../../testing/server.ts'
import { synced } from '../../testing/sync-answer.ts'
import { drawPhotos, photo } from './testing/draw-photos.ts'

const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
const CODE = '481516'
const soon = { ...visit, startDate: '2099-03-05T06:00:00Z', endDate: '2099-03-05T06:30:00Z' }

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('syncVisits', synced([soon]))
  drawPhotos()
  return async () => {
    // A page that is still open would open the store again while it is wiped.
    cleanup()
    await wipeDevice()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

/** The device reports that it is offline, so nothing is retried. */
function loseNetwork() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseConnection('readProfile')
  loseConnection('syncVisits')
}

const wholeName = 'Страховой полис, Маша'

async function pick(user: UserEvent, ...photos: File[]) {
  const dialog = await screen.findByRole('dialog')
  const input = await within(dialog).findByLabelText('Выбрать из галереи', { selector: 'input' })
  await user.upload(input, photos)
}
/** The page behind a dialog cannot be pressed. */
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** The button cannot be pressed before the documents on the device are counted. */
async function pressAdd(user: UserEvent) {
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Добавить документ' })
  await waitFor(() => expect(add.disabled).toBe(false))
  await user.click(add)
}
async function addPolicy(user: UserEvent, ...photos: File[]) {
  await pressAdd(user)
  await user.selectOptions(await screen.findByLabelText('Какой это документ'), 'insurance')
  // Marks that turn the direction of writing are not kept.
  await user.type(screen.getByLabelText('Подпись'), '\u202EМаша\u202C')
  await pick(user, ...photos)
  await user.click(await screen.findByRole('button', { name: 'Сохранить на устройстве' }))
  await screen.findByText(wholeName)
  await dialogClosed()
}

test('the next visit is shown with address, phones and route', async () => {
  const later = { ...soon, id: 'later', orderId: 'later', startDate: '2099-04-05T06:00:00Z' }
  answer('syncVisits', synced([later, soon, { ...soon, id: 'past', endDate: '2020-01-01T06:00:00Z' }]))
  await open('/wallet')
  const card = await screen.findByRole('region', { name: 'Ближайший визит' })
  expect(await within(card).findByText(visit.physicianName)).toBeTruthy()
  expect(card.textContent).toContain('Филиал на Немиге, Минск, ул. Немига, 5')
  expect(card.textContent).toContain('09:00')
  const phone = within(card).getByRole('link', { name: '+375 17 200-00-01' })
  expect(phone.getAttribute('href')).toBe('tel:+375172000001')
  expect(
    within(card)
      .getByRole('link', { name: /^Как проехать/ })
      .getAttribute('href'),
  ).toContain('53.9')
})

test('the next visit can be opened, moved, cancelled and put into the calendar from there', async () => {
  await open('/wallet')
  const card = await screen.findByRole('region', { name: 'Ближайший визит' })
  const whole = await within(card).findByRole('link', { name: visit.speciality })
  expect(whole.getAttribute('href')).toBe(`/visits/${visit.orderId}`)
  const move = within(card).getByRole('link', { name: /^Перенести/ })
  expect(move.getAttribute('href')).toBe(`/visits/${visit.orderId}/move`)
  for (const name of [/календар/i, /^Отменить/])
    expect(within(card).getByRole('button', { name })).toBeTruthy()
})

test('a document is reduced, encrypted, shown and deleted, and no request contains it', async () => {
  const sent: Request[] = []
  server.events.on('request:start', ({ request }) => void sent.push(request.clone()))
  const { user } = await open('/wallet')
  await addPolicy(user, photo(), photo('IMG_2.jpg'))
  expect(await screen.findByText(/^2 снимка, добавлен/)).toBeTruthy()

  const raw = await rawDatabase()
  for (const word of ['what the photo shows', '2000×1500', '640×480', 'Маша', 'insurance', 'documents'])
    expect(raw.holds(word), word).toBe(false)

  await user.click(screen.getByRole('button', { name: `Открыть: ${wholeName}` }))
  const viewer = await screen.findByRole('dialog', { name: `${wholeName}, снимок 1 из 2` })
  expect(await within(viewer).findByRole('img')).toBeTruthy()
  await user.click(within(viewer).getByRole('button', { name: 'Следующий снимок' }))
  expect(await screen.findByRole('dialog', { name: `${wholeName}, снимок 2 из 2` })).toBeTruthy()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрыть' }))

  await user.click(screen.getByRole('button', { name: `Удалить: ${wholeName}` }))
  const asked = screen.getByRole('dialog', { name: 'Удалить документ?' })
  expect(asked.textContent).toContain(wholeName)
  await user.click(within(asked).getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(screen.queryByText(wholeName)).toBeNull())
  expect(await screen.findByText('Документов пока нет')).toBeTruthy()

  expect(sent.length).toBeGreaterThan(0)
  for (const request of sent) {
    const carried = `${request.url} ${await request.text()}`
    expect(carried).not.toMatch(/photo|insurance|Маша|%D0%9C/)
    expect(request.headers.get('content-type') ?? '').not.toContain('image')
  }
})

test('more photos can be added to a document, up to four', async () => {
  const { user } = await open('/wallet')
  await addPolicy(user, photo())
  await user.click(screen.getByRole('button', { name: `Добавить снимок: ${wholeName}` }))
  await pick(user, photo(), photo(), photo(), photo())
  expect(
    (await screen.findByText(/^В один документ помещается не больше 4 снимков/)).closest('[role=alert]'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  expect(await screen.findByText(/^4 снимка/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Добавить снимок: ${wholeName}` })).toBeNull()
})

test('what was typed and picked outlives Escape and a reload, sealed, until it is saved or cancelled', async () => {
  const openForm = async ({ user }: { user: UserEvent }) => {
    await pressAdd(user)
    return screen.findByLabelText<HTMLInputElement>('Подпись')
  }
  const pressEscape = async () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const shown = () => within(screen.getByRole('dialog')).queryAllByRole('img')
  const before = await open('/wallet')
  await before.user.type(await openForm(before), 'Маша')
  await pick(before.user, photo(), photo('IMG_2.jpg'))
  await waitFor(() => expect(shown()).toHaveLength(2))
  await pressEscape()
  await openForm(before)
  await waitFor(() => expect(shown()).toHaveLength(2))
  await before.user.click(screen.getByRole('button', { name: /^Убрать.*2/ }))
  await pressEscape()
  const raw = await rawDatabase()
  for (const word of ['what the photo shows', '2000×1500', 'Маша']) expect(raw.holds(word), word).toBe(false)
  before.close()

  const after = await open('/wallet')
  expect((await openForm(after)).value).toBe('Маша')
  await waitFor(() => expect(shown()).toHaveLength(1))
  await after.user.click(screen.getByRole('button', { name: 'Сохранить на устройстве' }))
  expect(await screen.findByText('Паспорт, Маша')).toBeTruthy()
  await dialogClosed()
  await after.user.type(await openForm(after), 'Пётр')
  await pick(after.user, photo())
  await waitFor(() => expect(shown()).toHaveLength(1))
  await after.user.click(screen.getByRole('button', { name: 'Отмена' }))
  await dialogClosed()
  expect((await openForm(after)).value).toBe('')
  expect(shown()).toHaveLength(0)
})

test.each([
  ['an unreadable HEIC', new File(['?'], 'IMG_1.HEIC'), /не открывает такие снимки/],
  ['a file that is not a picture', new File(['?'], 'notes.jpg', { type: 'image/jpeg' }), /не снимок/],
])('%s is refused with a text', async (_case, file, words) => {
  const { user } = await open('/wallet')
  await pressAdd(user)
  await screen.findByLabelText('Какой это документ')
  const dialog = screen.getByRole('dialog')
  const field = within(dialog).getByLabelText('Выбрать из галереи', { selector: 'input' })
  // Like a file picker that offers all files.
  field.removeAttribute('accept')
  await user.upload(field, file)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить на устройстве' }).disabled).toBe(
    true,
  )
})

test('a code is set, unless it is easy to guess', async () => {
  const { user } = await open('/wallet')
  await user.click(await screen.findByRole('button', { name: 'Задать код' }))
  const first = await screen.findByLabelText('Новый код')
  const again = screen.getByLabelText('Новый код ещё раз')
  const set = within(screen.getByRole('dialog')).getByRole('button', { name: 'Задать код' })
  await user.type(first, '123456')
  await user.click(set)
  expect(screen.getByText('Такой код легко угадать. Выберите другой.')).toBeTruthy()
  await user.clear(first)
  await user.type(first, CODE)
  await user.type(again, '481517')
  await user.click(set)
  expect(screen.getByText('Коды не совпадают')).toBeTruthy()
  await user.clear(again)
  await user.type(again, CODE)
  await user.click(set)
  // The key derivation takes as long here as on a phone.
  const isSet = 'Код задан: без интернета «Визит» спросит его.'
  expect(await screen.findByText(isSet, {}, { timeout: 4000 })).toBeTruthy()
})

test('the code opens the card offline, and can be removed there', async () => {
  await openWith(keys)
  await saveList('visits', [soon], { syncedAt: visit.lastUpdated })
  await setCode(CODE, keys, 1000)
  lockAgain()
  loseNetwork()
  const { user } = await open('/wallet', { offline: true })
  const field = await screen.findByLabelText('Код')
  expect(screen.queryByText(visit.physicianName)).toBeNull()
  await user.type(field, '000000')
  expect(await screen.findByText(/^Код неверный. Осталось 9 попыток/)).toBeTruthy()
  await user.type(field, CODE)
  expect(await screen.findByText(visit.physicianName)).toBeTruthy()
  expect(
    await screen.findByText(/^Перенести, отменить или добавить визит в календарь можно будет/),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Перенести/ })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Изменить код' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Убрать код' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Убрать код' }))
  expect(await screen.findByRole('button', { name: 'Задать код' })).toBeTruthy()
})

/** Nine wrong codes, each with its wait. */
async function guessNine() {
  let now = 0
  for (let wrong = 1; wrong < 10; wrong += 1) {
    now += 3_600_000
    await unlock('000000', () => now)
  }
}

test('after ten wrong codes the screen says that everything is deleted', async () => {
  await openWith(keys)
  await saveList('visits', [soon], { syncedAt: visit.lastUpdated })
  await setCode(CODE, keys, 1000)
  lockAgain()
  await guessNine()
  loseNetwork()
  const { user } = await open('/wallet', { offline: true })
  await user.type(await screen.findByLabelText('Код'), '000000')
  expect(await screen.findByText('Сохранённое удалено')).toBeTruthy()
})

test('after ten wrong codes nothing opened before stays on any page', async () => {
  await openWith(keys)
  await saveList('visits', [soon], { syncedAt: visit.lastUpdated })
  await setCode(CODE, keys, 1000)
  lockAgain()
  loseNetwork()
  const { user } = await open('/visits', { offline: true })
  await user.type(await screen.findByLabelText('Код'), CODE)
  await waitFor(() => expect(document.body.textContent).toContain(visit.physicianName))
  act(lockAgain)
  await screen.findByLabelText('Код')
  await act(guessNine)
  await user.type(screen.getByLabelText('Код'), '000000')
  await waitFor(() => expect(screen.queryByLabelText('Код')).toBeNull())
  expect(await screen.findByText(/^Нет соединения/)).toBeTruthy()
  expect(document.body.textContent).not.toContain(visit.physicianName)
})

test('offline without a code the screen says what would open the card', async () => {
  loseNetwork()
  await open('/wallet', { offline: true })
  expect(await screen.findByText('Без интернета это не открыть')).toBeTruthy()
})
