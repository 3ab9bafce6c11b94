import { act, screen, waitFor, within } from '@testing-library/react'
import { formatPhoneInText } from '@vizit/i18n/format/phone.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { pendingVisitImport, startVisitImport } from '../../app/visit-import/visit-import.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { childsVisit, noVisit, ownVisit, publicVisit } from '../../testing/imports.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
// It is imported lazily; without this the first test would wait for it.
import './visit-import.tsx'

const { orderId } = visit
const OTHER = '375447654321'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('readProfile', {
    ...anna,
    emails: [{ address: 'anna@example.org', usage: 'PRIMARY', confirmed: true }],
  })
  answer('listVisits', { future: [], past: [] })
  answer('listProviders', [])
  answer('listLocations', [])
  answer('listSpecialities', [])
  answer('startSession', tokens)
  answer('endSession', undefined)
  answer('readPublicVisit', publicVisit)
})
afterEach(() => void vi.useRealTimers())

/** A link that was opened a while ago, so that its 1.5 seconds have passed. */
function brought(parts: { phone?: string; ed?: boolean } = {}) {
  startVisitImport({ orderId, waits: false, ...parts })
}
const dialog = (name: string) => screen.findByRole('dialog', { name })
const favourites = () => localStorage.getItem('favouriteDoctors') ?? ''

test('nothing is asked before the delay has passed', async () => {
  session.start(tokens)
  const asked = answer('readPublicVisit', publicVisit)
  startVisitImport({ orderId })
  await open('/visits')
  expect(await screen.findByText('У вас ещё нет визитов')).toBeTruthy()
  expect(asked).toHaveLength(0)
})

test('without such a visit: «Визит не найден», and a new one', async () => {
  answer('readPublicVisit', noVisit)
  answer('listBranches', [])
  answer('listDoctors', [])
  brought({ ed: true })
  const { user, path } = await open('/specialities')
  const shown = await dialog('Визит не найден')
  await user.click(within(shown).getByRole('button', { name: 'Новый визит' }))
  await waitFor(() => expect(path()).toContain('/timeslot'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pendingVisitImport()).toBeNull()
})

test('«Визит не найден» can be closed', async () => {
  session.start(tokens)
  answer('readPublicVisit', noVisit)
  brought({ ed: true })
  const { user, path } = await open('/visits')
  await user.click(within(await dialog('Визит не найден')).getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/visits')
})

test('without the flag a missing visit is not mentioned', async () => {
  session.start(tokens)
  answer('readPublicVisit', noVisit)
  brought()
  await open('/visits')
  await waitFor(() => expect(pendingVisitImport()).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an invalid visit id is not requested', async () => {
  session.start(tokens)
  const asked = answer('readPublicVisit', publicVisit)
  startVisitImport({ orderId: 'nonsense', ed: true, waits: false })
  await open('/visits')
  expect(await dialog('Визит не найден')).toBeTruthy()
  expect(asked).toHaveLength(0)
})

test('imported before, with the flag: the doctor is a favourite', async () => {
  session.start(tokens)
  answer('readPublicVisit', { ...publicVisit, alreadyImported: true })
  brought({ ed: true })
  await open('/visits')
  expect(await screen.findByText(/^Этот визит уже добавлен, врач/)).toBeTruthy()
  expect(favourites()).toContain('Гончаренко З. В.')
  expect(pendingVisitImport()).toBeNull()
})

test('imported before, without the flag: a message, and no favourite', async () => {
  session.start(tokens)
  answer('readPublicVisit', { ...publicVisit, alreadyImported: true })
  brought()
  await open('/visits')
  expect(await screen.findByText('Этот визит уже добавлен')).toBeTruthy()
  expect(favourites()).not.toContain('Гончаренко')
})

test('a child’s visit waits for the profile of the parent, and is asked about on the next screen', async () => {
  session.start(tokens)
  answer('readProfile', {
    ...anna,
    lastName: null,
    firstName: null,
    fullNameRu: null,
    birthday: null,
    sex: null,
  })
  const discovered = answer('discoverVisits', [childsVisit()])
  brought()
  const { go } = await open('/profile/edit')
  expect(await screen.findByLabelText(/Фамилия/)).toBeTruthy()
  await waitFor(() => expect(discovered).not.toHaveLength(0))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => go('/visits'))
  expect(await dialog('Найден визит')).toBeTruthy()
})

test('without a network it can be requested again', async () => {
  session.start(tokens)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseConnection('readPublicVisit')
  answer('discoverVisits', [ownVisit()])
  brought()
  const { user } = await open('/visits')
  const failed = await dialog('Не удалось найти визит')
  expect(within(failed).getByRole('alert').textContent).toContain('Нет соединения')
  answer('readPublicVisit', publicVisit)
  await user.click(within(failed).getByRole('button', { name: 'Повторить' }))
  expect(await dialog('Найден визит')).toBeTruthy()
  onLine.mockRestore()
})

test('a guest sees the visit, signs in with its phone, and returns to it', async () => {
  brought({ phone: '+375 44 765-43-21' })
  const { user, path } = await open('/specialities')
  const found = await dialog('Найден визит')
  expect(found.textContent).toContain('Гончаренко Зоя Валентиновна')
  expect(found.textContent).toContain('вторник, 24 ноября в 09:00')
  await user.click(within(found).getByRole('button', { name: 'Войти и добавить' }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(await screen.findByLabelText('Номер телефона')).toHaveProperty('value', '+375 (44) 765-43-21')
  expect(returnPath()).toBe('/specialities')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pendingVisitImport()).toMatchObject({ orderId })
})

test('booked with another phone: the user is signed out, and asked for that phone', async () => {
  session.start(tokens)
  answer('discoverVisits', [ownVisit()])
  brought({ phone: OTHER })
  const { user, path } = await open('/visits')
  const mismatch = await dialog('Визит записан на другой номер')
  expect(mismatch.textContent).toContain(
    `номером ${formatPhoneInText(anna.primaryPhone)}, а визит записан на`,
  )
  expect(mismatch.textContent).toContain(formatPhoneInText(OTHER))
  await user.click(within(mismatch).getByRole('button', { name: 'Войти с другим номером' }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(session.state()).toBe('guest')
  expect(await screen.findByLabelText('Номер телефона')).toHaveProperty('value', '+375 (44) 765-43-21')
  expect(pendingVisitImport()).toMatchObject({ orderId, phone: OTHER })
})

test('if only the server knows of another phone, the user may stay', async () => {
  session.start(tokens)
  brought()
  const { user, path } = await open('/visits')
  const mismatch = await dialog('Визит записан на другой номер')
  await user.click(within(mismatch).getByRole('button', { name: 'Остаться' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([path(), session.state(), pendingVisitImport()]).toEqual(['/visits', 'signed-in', null])
})

test('signing out drops the waiting visit', async () => {
  session.start(tokens)
  brought()
  await open('/visits')
  await dialog('Визит записан на другой номер')
  session.end()
  expect(pendingVisitImport()).toBeNull()
})

test('an expired session leads to sign-in, and the visit stays', async () => {
  session.start(tokens)
  brought()
  const { path } = await open('/visits')
  await dialog('Визит записан на другой номер')
  localStorage.setItem('session', '"expired"')
  dispatchEvent(new StorageEvent('storage', { key: 'session' }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(pendingVisitImport()).toMatchObject({ orderId })
})

test('visits found by the phone are offered in the list, and imported from there', async () => {
  session.start(tokens)
  answer('discoverVisits', [ownVisit()])
  const { user } = await open('/visits')
  const found = await screen.findByRole('region', { name: 'Найдены визиты, записанные на ваш номер' })
  await user.click(within(found).getByRole('button', { name: /^Добавить: Гончаренко/ }))
  expect(await dialog('Найден визит')).toBeTruthy()
})

test('past ones are offered in the past tab', async () => {
  session.start(tokens)
  const past = ownVisit()
  const order = past.order && { ...past.order, endDate: '2026-11-20T06:30:00Z' }
  answer('discoverVisits', [{ ...past, order }])
  const { user } = await open('/visits')
  expect(await screen.findByText('У вас ещё нет визитов')).toBeTruthy()
  expect(screen.queryByText('Добавить')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Прошедшие' }))
  expect(await screen.findByText('Добавить')).toBeTruthy()
})
