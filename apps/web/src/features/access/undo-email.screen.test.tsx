import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

const token = 'T0ken-_'.padEnd(43, 'x')
const button = () => screen.findByRole('button', { name: 'Вернуть прежний e-mail' })

// The support address may be the clinic's own.
beforeEach(() => void answer('listProviders', []))

test('the former address is restored after a tap, without a sign-in', async () => {
  const sent = answer('undoEmailChange', { maskedEmail: 'a***@e***.by', devicesSignedOut: 2 })
  const { user } = await open(`/undo-email#token=${token}`)
  const press = await button()
  expect(sent).toEqual([])
  await user.click(press)
  expect(await screen.findByText('Адрес a***@e***.by снова подтверждён для вашего профиля.')).toBeTruthy()
  expect(screen.getByText('Завершён вход на 2 устройствах.')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ token }])
})

test('an expired link says how long it was valid', async () => {
  refuse('undoEmailChange', 'LINK_EXPIRED', {})
  const { user } = await open(`/undo-email#token=${token}`)
  await user.click(await button())
  expect(await screen.findByText(/Ссылка работает 72 часа/)).toBeTruthy()
})

test('an address without its token says so at once', async () => {
  await open('/undo-email')
  expect(await screen.findByText(/Ссылка работает 72 часа/)).toBeTruthy()
})
