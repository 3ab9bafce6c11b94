import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const device = (deviceRef: string, parts: Partial<Answer<'listDevices'>[number]> = {}) => ({
  deviceRef,
  name: `Chrome, ${deviceRef}`,
  lastSeenAt: '2026-11-23T05:00:00Z',
  address: '178.120.*.*',
  isThis: false,
  isConfirmed: true,
  ...parts,
})
const here = device('Linux', { isThis: true })
const phone = device('Android')
const stranger = device('iPhone', { isConfirmed: false, address: null })

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
})

test('each device shows when and roughly where it was seen, and whether it waits', async () => {
  answer('listDevices', [here, phone, stranger])
  await open('/profile/devices')
  const items = within(await screen.findByRole('list', { name: 'Мои устройства' })).getAllByRole('listitem')
  expect(items).toHaveLength(3)
  expect(items[0]?.textContent).toContain('Это устройство')
  expect(items[0]?.textContent).toContain('Последняя активность: 23.11.2026 в 08:00 по минскому времени')
  expect(items[1]?.textContent).toContain('IP-адрес: 178.120.*.*')
  expect(items[2]?.textContent).toContain('ждёт подтверждения по e-mail')
  expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull()
})

test('one device is signed out after a confirmation with its name', async () => {
  answer('listDevices', [here, phone])
  const ended = answer('endDevice', undefined)
  const { user } = await open('/profile/devices')
  await user.click(await screen.findByRole('button', { name: 'Выйти на устройстве Chrome, Android' }))
  const dialog = screen.getByRole('dialog', { name: 'Выйти на устройстве Chrome, Android?' })
  expect(dialog.textContent).toMatch(
    /Документы .* домашняя аптечка и корзина лекарств на нём удалятся насовсем/,
  )
  answer('listDevices', [here])
  await user.click(within(dialog).getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByText('Других устройств нет.')).toBeTruthy()
  expect(await screen.findByText('Вы вышли на устройстве Chrome, Android')).toBeTruthy()
  expect(ended).toHaveLength(1)
})

test('all other devices are signed out at once', async () => {
  answer('listDevices', [here, phone, stranger])
  const ended = answer('endOtherDevices', undefined)
  const { user } = await open('/profile/devices')
  await user.click(await screen.findByRole('button', { name: 'Выйти на всех остальных' }))
  answer('listDevices', [here])
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(screen.queryByText('Chrome, Android')).toBeNull())
  expect(ended).toHaveLength(1)
})
