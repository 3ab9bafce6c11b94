import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'

const id = '01990000-0000-7000-8000-0000000000cc'
const sent = { id, maskedPhone: '+375 (29) ***-**-67', resendAfter: 61, expiresAfter: 300 }
const email = { address: 'anna@example.by', usage: 'PRIMARY', confirmed: true } as const

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', { ...anna, emails: [email] })
  answer('readExport', { state: 'none', email: email.address, expiresAt: null, leftOut: [] })
  answer('listProviders', [])
})

/** Enters another address, for which the server asks for a code. */
async function change() {
  refuse('saveEmails', 'FRESH_CODE_REQUIRED', { deed: 'email' })
  const { user } = await open('/profile')
  await user.click(await screen.findByRole('button', { name: 'Изменить e-mail' }))
  const address = screen.getByLabelText<HTMLInputElement>(/^E-mail/)
  await user.clear(address)
  await user.type(address, 'next@example.by')
  await user.click(screen.getByRole('button', { name: 'Отправить письмо' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Подтвердите кодом из SMS' }))
  const field = dialog.getByLabelText<HTMLInputElement>('Код из SMS')
  return { user, dialog, field, address, confirm: () => dialog.getByRole('button', { name: 'Подтвердить' }) }
}

test('the code is asked for where it is needed, with the phone, and the action continues with the input', async () => {
  const asked = answer('sendFreshCode', sent)
  const { user, dialog, field, confirm } = await change()
  expect(await dialog.findByText('Код отправлен на +375 (29) ***\u2011**\u201167.')).toBeTruthy()
  expect(asked.map(({ body }) => body)).toEqual([{ deed: 'email' }])
  expect(field.autocomplete).toBe('one-time-code')
  expect(confirm()).toHaveProperty('disabled', true)
  const saved = answer('saveEmails', [email, { ...email, address: 'next@example.by', confirmed: false }])
  await user.type(field, '123456')
  await user.click(confirm())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved.map(({ body, headers }) => [body, headers.get('fresh-code')])).toEqual([
    [[{ address: 'next@example.by', usage: 'PRIMARY' }], `${id}:123456`],
  ])
})

test('after a lost answer the request is repeated with the same code and key', async () => {
  answer('sendFreshCode', sent)
  const { user, dialog, field, confirm } = await change()
  await dialog.findByText(/Код отправлен/)
  const lost = loseConnection('saveEmails')
  await user.type(field, '123456')
  await user.click(confirm())
  expect((await dialog.findByRole('alert')).textContent).toContain('Повторим запрос сами')
  expect(field.value).toBe('123456')
  const saved = answer('saveEmails', [email])
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(saved).toHaveLength(1))
  const keyOf = (request: { headers: Headers } | undefined) => request?.headers.get('idempotency-key')
  expect(keyOf(saved[0])).toBe(keyOf(lost[0]))
  expect(keyOf(saved[0])).toBeTruthy()
})

test('a code whose answer was lost is sent again automatically, and cancelling keeps the input', async () => {
  loseConnection('sendFreshCode')
  const { user, dialog, address } = await change()
  expect((await dialog.findByRole('alert')).textContent).toContain('Повторим запрос сами')
  answer('sendFreshCode', sent)
  dispatchEvent(new Event('online'))
  expect(await dialog.findByText(/Код отправлен/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Подтвердите кодом из SMS' })).toBeNull())
  expect(address.value).toBe('next@example.by')
})

test('a code that the server no longer accepts is cleared, and another one is offered at once', async () => {
  answer('sendFreshCode', sent)
  const { user, dialog, field, confirm } = await change()
  await dialog.findByText(/Код отправлен/)
  refuse('saveEmails', 'FRESH_CODE_EXPIRED', {})
  await user.type(field, '123456')
  await user.click(confirm())
  expect(await dialog.findByText('Код больше не действует')).toBeTruthy()
  expect(field.value).toBe('')
  expect(dialog.getByRole('button', { name: 'Отправить код ещё раз' })).toBeTruthy()
})
