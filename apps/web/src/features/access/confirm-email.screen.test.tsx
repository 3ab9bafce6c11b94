import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const LINK = '/confirm-email#token=secret-of-the-mail'
const confirm = () => screen.findByRole('button', { name: 'Подтвердить' })
beforeEach(() => void answer('listProviders', []))

test('the link waits for a press, then says plainly what it did', async () => {
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

test('a double tap on a busy phone asks once, and is not told that the link is used up', async () => {
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

test('a device that was let in is named', async () => {
  answer('confirmEmail', { confirmed: 'DEVICE', maskedEmail: 'a***@m***.by', deviceName: 'Chrome, Android' })
  const { user } = await open(LINK)
  await user.click(await confirm())
  expect(await screen.findByText(/Устройство «Chrome, Android» получило доступ/)).toBeTruthy()
})

test('a link that no longer works says what to do', async () => {
  refuse('confirmEmail', 'LINK_EXPIRED', {})
  const { user } = await open(LINK)
  await user.click(await confirm())
  expect((await screen.findByRole('alert')).textContent).toContain('Запросите новое письмо')
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull()
})

test('signed in, whose link no longer works is led to where a new letter is asked for', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  await open('/confirm-email')
  expect((await screen.findByRole('link', { name: 'Открыть профиль' })).getAttribute('href')).toBe('/profile')
})

test('a link that lost its end is told like one that no longer works', async () => {
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
