import '../../testing/indexed-db.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rawDatabase } from '../../app/device-store/testing/raw-database.ts'
import { open } from '../../testing/open.tsx'
import { server } from '../../testing/server.ts'
import { photo } from './testing/draw-photos.ts'

import {
  addPolicy,
  beginWithWallet,
  dialogClosed,
  pick,
  pressAdd,
  wholeName,
} from './testing/wallet-screen.ts'

beginWithWallet()

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
