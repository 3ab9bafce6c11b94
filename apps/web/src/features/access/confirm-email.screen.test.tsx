import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const LINK = '/confirm-email#token=secret-of-the-mail'
const confirm = () => screen.findByRole('button', { name: 'Подтвердить' })
beforeEach(() => void answer('listProviders', []))

test('the link waits for a tap, then says what it confirmed', async () => {
  const sent = answer('confirmEmail', { confirmed: 'EMAIL', maskedEmail: 'a***@m***.by', deviceName: null })
  const { user } = await open(LINK)
  const button = await confirm()
  expect(sent).toEqual([])
  await user.click(button)
  const heading = await screen.findByRole('heading', { name: 'E-mail подтверждён' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/Адрес a\*\*\*@m\*\*\*\.by подтверждён/)).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'secret-of-the-mail' }])
})

test('a double tap on a busy phone sends one request, and shows no used-up link', async () => {
  const sent = answer('confirmEmail', { confirmed: 'EMAIL', maskedEmail: 'a***@m***.by', deviceName: null })
  await open(LINK)
  const button = await confirm()
  act(() => {
    button.click()
    button.click()
  })
  await screen.findByRole('heading', { name: 'E-mail подтверждён' })
  expect(sent).toHaveLength(1)
})

test('the device that got access is named', async () => {
  answer('confirmEmail', { confirmed: 'DEVICE', maskedEmail: 'a***@m***.by', deviceName: 'Chrome, Android' })
  const { user } = await open(LINK)
  await user.click(await confirm())
  expect(await screen.findByText(/Устройство «Chrome, Android» получило доступ/)).toBeTruthy()
})

test('an invalid link says what to do', async () => {
  refuse('confirmEmail', 'LINK_EXPIRED', {})
  const { user } = await open(LINK)
  await user.click(await confirm())
  expect((await screen.findByRole('alert')).textContent).toContain('Запросите новое письмо')
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull()
})

test('a signed-in user with an invalid link is led to where a new e-mail can be requested', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  await open('/confirm-email')
  expect((await screen.findByRole('link', { name: 'Открыть профиль' })).getAttribute('href')).toBe('/profile')
})

test('a truncated link gets the same text as an invalid one', async () => {
  await open('/confirm-email')
  expect((await screen.findByRole('alert')).textContent).toContain('больше не действует')
})

test('an address of another account leads to the profile that exists', async () => {
  refuse('confirmEmail', 'PROFILE_EXISTS', { deviceIdOfExistedUser: 'device-reference' })
  const { user } = await open(LINK)
  await user.click(await confirm())
  expect(await screen.findByText('device-reference')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull()
})
