import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeReturnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'
import { waitingAnna } from '../../testing/waiting-device.ts'

const sent = { maskedEmail: 'a***@m***.by', resendAfter: 61 }

beforeEach(() => {
  session.start(tokens)
  answer('listProviders', [])
  answer('listVisits', { future: [], past: [] })
  answer('listDevices', [])
})
afterEach(() => vi.useRealTimers())

/** Opens the waiting screen with a clock that the test controls. */
async function openWaiting() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = answer('readProfile', { ...waitingAnna, waitingConfirmEmail: true })
  const opened = await open('/profile/devices')
  await screen.findByRole('heading', { name: 'Ждём подтверждения по e-mail' })
  return { ...opened, asked }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a device without access shows the masked account, and can ask its owner', async () => {
  answer('readProfile', waitingAnna)
  const asked = answer('requestDeviceAccess', sent)
  const { user } = await open('/visits')
  await screen.findByRole('heading', { name: 'Подтвердите вход на этом устройстве' })
  expect(screen.getByText(/^А\*\*\* К\*\*\*, \+375 \(29\) 123‑45‑67$/)).toBeTruthy()
  expect(screen.getByText('a***@m***.by')).toBeTruthy()
  answer('readProfile', { ...waitingAnna, waitingConfirmEmail: true })
  await user.click(screen.getByRole('button', { name: 'Отправить код подтверждения' }))
  const heading = await screen.findByRole('heading', { name: 'Ждём подтверждения по e-mail' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(asked.map(({ body }) => body)).toEqual([{ profileId: waitingAnna.me }])
})

test('the navigation marks Other, which leads to the profile, also in words', async () => {
  answer('readProfile', waitingAnna)
  await open('/profile/devices')
  expect(await screen.findByRole('link', { name: 'Другое, требует внимания' })).toBeTruthy()
})

test('a waiting device polls, and continues by itself', async () => {
  const { asked } = await openWaiting()
  const before = asked.length
  await pass(5000)
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  answer('readProfile', anna)
  await pass(5000)
  expect(await screen.findByText('Вход на этом устройстве подтверждён')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Ждём подтверждения по e-mail' })).toBeNull()
})

test('after getting access the user comes to the screen that they wanted', async () => {
  sessionStorage.setItem('returnTo', '/visits')
  const { path } = await openWaiting()
  answer('readProfile', anna)
  await pass(5000)
  await waitFor(() => expect(path()).toMatch(/^\/visits/))
})

test('the code is typed here; a wrong one shows how many attempts are left', async () => {
  let isIn = false
  // The screen polls every few seconds, also while a code is being typed.
  answer('readProfile', () => (isIn ? anna : { ...waitingAnna, waitingConfirmEmail: true }))
  refuse('confirmEmailCode', 'INVALID_CODE', { attemptsLeft: 4 })
  const { user } = await open('/profile/devices')
  const field = await screen.findByLabelText('Код из письма')
  await user.type(field, '123456')
  expect((await screen.findByRole('alert')).textContent).toBe('Неверный код. Осталось 4 попытки.')
  expect(field).toHaveProperty('value', '')
  await waitFor(() => expect(document.activeElement).toBe(field))
  const typed = answer('confirmEmailCode', () => {
    isIn = true
    return { confirmed: 'DEVICE' as const, maskedEmail: 'a***@m***.by', deviceName: 'x' }
  })
  await user.type(field, '654321')
  await waitFor(() => expect(screen.queryByLabelText('Код из письма')).toBeNull())
  expect(typed.map(({ body }) => body)).toEqual([{ code: '654321' }])
})

test('the e-mail is sent again, with the wait until another one', async () => {
  answer('readProfile', { ...waitingAnna, waitingConfirmEmail: true })
  answer('resendConfirmation', sent)
  const { user } = await open('/profile/devices')
  await user.click(await screen.findByRole('button', { name: 'Отправить письмо ещё раз' }))
  expect(await screen.findByText('Письмо отправлено ещё раз')).toBeTruthy()
  expect(screen.getByText(/Отправить письмо ещё раз можно через/)).toBeTruthy()
})

test('without access and without an e-mail the user has to sign in again', async () => {
  answer('readProfile', {
    ...waitingAnna,
    profileAttributes: { maskedName: 'А***', maskedEmail: null, deviceRef: 'ref' },
  })
  answer('endSession', undefined)
  const { user, path } = await open('/profile/devices')
  await screen.findByRole('heading', { name: 'Доступ с этого устройства не подтверждён' })
  await user.click(screen.getByRole('button', { name: 'Войти ещё раз' }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(session.state()).toBe('expired')
})

test('a profile that exists elsewhere shows a device for support, and can continue without the address', async () => {
  answer('readProfile', {
    ...anna,
    emails: [{ address: 'anna@example.by', usage: 'PRIMARY', confirmed: false }],
    deviceIdOfExistedUser: 'device-reference',
  })
  const saved = answer('saveEmails', [])
  const { user } = await open('/visits')
  await screen.findByRole('heading', { name: 'Профиль уже существует' })
  expect(screen.getByText('device-reference')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeTruthy()
  answer('readProfile', anna)
  await user.click(screen.getByRole('button', { name: 'Продолжить без этого e-mail' }))
  await waitFor(() => expect(screen.queryByText('device-reference')).toBeNull())
  expect(saved.map(({ body }) => body)).toEqual([[]])
})

test('an incomplete profile has to be completed before the visits, and leads back to them', async () => {
  answer('readProfile', profileToFillIn)
  const { user, path } = await open('/visits?tab=past')
  await user.click(await screen.findByRole('link', { name: 'Заполнить' }))
  await waitFor(() => expect(path()).toBe('/profile/edit'))
  expect(takeReturnPath()).toBe('/visits?tab=past')
})

test('a call refused because the device waits leads to the gate from every screen', async () => {
  answer('readProfile', waitingAnna)
  refuse('listDevices', 'ACCESS_NOT_AUTHORIZED', {
    profileAttributes: { maskedName: null, maskedEmail: 'a***@m***.by', deviceRef: 'ref' },
  })
  await open('/profile/devices')
  expect(await screen.findByRole('heading', { name: 'Подтвердите вход на этом устройстве' })).toBeTruthy()
})

test('the reset is explained, ticked and confirmed, and the device continues with the new account', async () => {
  answer('readProfile', waitingAnna)
  const asked = answer('resetAccount', { ...tokens, identityToken: 'of the new account' })
  const { user, path } = await open('/profile/devices')
  await user.click(await screen.findByRole('button', { name: 'Профиль не мой или e-mail недоступен' }))
  const dialog = screen.getByRole('dialog', { name: 'Создать новый профиль?' })
  const confirm = within(dialog).getByRole('button', { name: 'Создать новый профиль' })
  expect(confirm).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByRole('checkbox'))
  answer('readProfile', profileToFillIn)
  await user.click(confirm)
  await waitFor(() => expect(path()).toBe('/profile/edit'))
  expect(asked.map(({ body }) => body)).toEqual([{ confirmed: true }])
})

test('too long after the SMS, signing in again is offered first', async () => {
  answer('readProfile', waitingAnna)
  refuse('resetAccount', 'FRESH_SIGN_IN_REQUIRED', {})
  const { user } = await open('/profile/devices')
  await user.click(await screen.findByRole('button', { name: 'Профиль не мой или e-mail недоступен' }))
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox'))
  await user.click(within(dialog).getByRole('button', { name: 'Создать новый профиль' }))
  expect(await within(dialog).findByRole('button', { name: 'Войти ещё раз' })).toBeTruthy()
})
