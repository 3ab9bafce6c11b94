import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '@vizit/api-client/routes.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { session, sessionStore } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { provider } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'
import { server } from '../../testing/server.ts'

const nothing = { state: 'none' as const, email: null, expiresAt: null, leftOut: [] }

beforeEach(() => {
  session.start(tokens)
  answer('readExport', nothing)
  answer('listProviders', [{ ...provider('demo', 'Клиника'), supportEmail: 'help@vizit.example' }])
})

test('the profile shows the person, the consents, and help', async () => {
  answer('readProfile', anna)
  await open('/profile')
  expect(await screen.findByText('29 февраля 1984')).toBeTruthy()
  expect(screen.getByText('+375 (29) 123‑45‑67')).toBeTruthy()
  expect(screen.getByText('Дано 2 ноября 2026')).toBeTruthy()
  const guide = screen.getByRole('link', { name: 'Скачать инструкцию' })
  expect([guide.getAttribute('href'), guide.getAttribute('download')]).toEqual([
    '/guide/ru.html',
    'vizit-ru.html',
  ])
  const support = await screen.findByRole('link', { name: /поддержк/ })
  expect(support.getAttribute('href')).toContain('help@vizit.example')
  expect(screen.getByRole('link', { name: 'Кто действовал за меня' }).getAttribute('href')).toBe(
    '/family/ledger',
  )
})

test('an incomplete profile offers to complete it, and is marked in the navigation', async () => {
  answer('readProfile', profileToFillIn)
  await open('/profile')
  const fillIn = await screen.findByRole('link', { name: 'Заполнить' })
  expect(fillIn.getAttribute('href')).toBe('/profile/edit')
  expect(screen.getByRole('link', { name: 'Другое, требует внимания' })).toBeTruthy()
})

test('a person covered by a programme is told who keeps their data, and gets no form', async () => {
  const programs = [
    {
      ...{ coverer: 'mir', programCaption: 'Программа «Мир»', activatedAt: '2026-01-01' },
      phones: ['+375 17 200-00-00'],
    },
  ]
  answer('readProfile', { ...anna, canEditProfile: false, programs, userType: 'INSURER_PROGRAM' })
  await open('/profile')
  expect(await screen.findByText('Программа «Мир»')).toBeTruthy()
  expect(screen.getByText(/Чтобы исправить их, позвоните туда/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /200/ }).getAttribute('href')).toBe('tel:+375172000000')
  expect(screen.queryByRole('link', { name: 'Изменить данные' })).toBeNull()
})

test('a member whom a spouse’s membership covers meanwhile is told who keeps their data', async () => {
  const ofSpouse = { coverer: 'mir', programCaption: 'Программа «Мир»', phones: ['+375 17 200-00-00'] }
  const other = { coverer: 'plant', programCaption: 'Завод' }
  answer('readProfile', { ...anna, canEditProfile: false, familyPrograms: [other, ofSpouse] })
  await open('/profile')
  expect(await screen.findByText(/Чтобы исправить их, позвоните туда/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /200/ }).getAttribute('href')).toBe('tel:+375172000000')
})

test('a copy of the data is ordered with a code from an SMS, and comes by e-mail', async () => {
  answer('readProfile', anna)
  answer('readExport', {
    ...nothing,
    email: 'anna@example.by',
    leftOut: [
      {
        profileId: anna.me,
        patientName: 'Ковалёва Анна',
        providerCode: 'demo',
        providerName: 'Клиника',
        reason: 'activation-code',
      },
    ],
  })
  const id = '01990000-0000-7000-8000-0000000000cc'
  answer('sendFreshCode', { id, maskedPhone: '+375 (29) ***-**-67', resendAfter: 61, expiresAfter: 300 })
  refuse('orderExport', 'FRESH_CODE_REQUIRED', { deed: 'export' })
  const { user } = await open('/profile')
  // Before the order: what will be left out.
  expect(await screen.findByText('Ковалёва Анна, Клиника: не введён код активации')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Заказать копию' }))
  expect(await screen.findByText('Код отправлен на +375 (29) ***\u2011**\u201167.')).toBeTruthy()
  const ordered = answer('orderExport', {
    state: 'preparing',
    email: 'anna@example.by',
    expiresAt: null,
    leftOut: [],
  })
  answer('readExport', {
    state: 'ready',
    email: 'anna@example.by',
    expiresAt: '2026-11-23T06:00:00Z',
    leftOut: [],
  })
  await user.type(screen.getByLabelText('Код из SMS'), '123456')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  expect(await screen.findByText('Ссылка отправлена на anna@example.by и работает до 09:00.')).toBeTruthy()
  expect(ordered.map(({ headers }) => headers.get('fresh-code'))).toEqual([`${id}:123456`])
})

test('without a confirmed address the copy leads to entering one', async () => {
  answer('readProfile', anna)
  refuse('orderExport', 'EMAIL_REQUIRED', {})
  const { user } = await open('/profile')
  await user.click(await screen.findByRole('button', { name: 'Заказать копию' }))
  const refusal = await screen.findByText('Нужен подтверждённый e-mail')
  const block = refusal.closest('[role=alert]') as HTMLElement
  await user.click(within(block).getByRole('button', { name: 'Указать e-mail' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('pressed before it is known that there is no confirmed address, the copy asks for no code', async () => {
  answer('readProfile', anna)
  const known = Promise.withResolvers<void>()
  server.use(
    http.get(`*${routes.readExport.path}`, async () => {
      await known.promise
      return HttpResponse.json(nothing)
    }),
  )
  const code = { id: '01990000-0000-7000-8000-0000000000cc', maskedPhone: '+375', resendAfter: 61 }
  const sent = answer('sendFreshCode', { ...code, expiresAfter: 300 })
  const ordered = refuse('orderExport', 'FRESH_CODE_REQUIRED', { deed: 'export' })
  const { user } = await open('/profile')
  await user.click(await screen.findByRole('button', { name: 'Заказать копию' }))
  known.resolve()
  expect(await screen.findByText('Нужен подтверждённый e-mail')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([ordered, sent]).toEqual([[], []])
})

test('a photo that is too large is refused before it is sent', async () => {
  answer('readProfile', anna)
  const { user } = await open('/profile')
  await user.click(await screen.findByRole('button', { name: 'Добавить фото' }))
  const dialog = screen.getByRole('dialog', { name: 'Фото профиля' })
  const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  await user.upload(within(dialog).getByLabelText('Выбрать фото', { selector: 'input' }), large)
  expect(within(dialog).getByText('Фото больше 8 МБ. Выберите файл поменьше.')).toBeTruthy()
})

test('signing out is confirmed, and ends the session here even if the server is unreachable', async () => {
  answer('readProfile', anna)
  loseConnection('endSession')
  // The screen after a sign-out: the doctors, as a guest.
  answer('listLocations', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  const { user, path } = await open('/profile')
  await user.click(await screen.findByRole('button', { name: 'Выйти' }))
  const dialog = screen.getByRole('dialog', { name: 'Выйти из профиля?' })
  expect(session.state()).toBe('signed-in')
  await user.click(within(dialog).getByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(session.state()).toBe('guest')
})

test('an ended session leads to sign-in and says why', async () => {
  refuse('readProfile', 'SESSION_EXPIRED', {})
  refuse('refreshSession', 'SESSION_EXPIRED', {})
  const { path } = await open('/profile')
  expect(await screen.findByText(/Сеанс завершён/)).toBeTruthy()
  expect(path()).toBe('/sign-in')
})

test('who was signed out from another device is told what is deleted here, and not that all is kept', async () => {
  answer('readProfile', anna)
  await open('/profile')
  sessionStore.expire('signed-out-elsewhere')
  expect(await screen.findByText(/домашняя аптечка и корзина лекарств отсюда удалены/)).toBeTruthy()
  expect(screen.queryByText(/всё введённое сохранится/)).toBeNull()
})

test('whose account was deleted from another device is told so, and not that they were signed out', async () => {
  refuse('readProfile', 'SESSION_EXPIRED', {})
  refuse('refreshSession', 'SESSION_EXPIRED', { signedOut: true, accountDeleted: true })
  const { path } = await open('/profile')
  expect(await screen.findByText(/^Этот профиль удалён/)).toBeTruthy()
  expect(screen.queryByText(/вернётесь на то же место/)).toBeNull()
  expect(path()).toBe('/sign-in')
})

test('a guest is sent to sign-in', async () => {
  session.end()
  const { path } = await open('/profile')
  await waitFor(() => expect(path()).toBe('/sign-in'))
})
