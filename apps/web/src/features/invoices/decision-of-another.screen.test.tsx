import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { beginWithInvoice, decided, invoice, PAGE } from './testing/invoices-screen.ts'

beginWithInvoice()

const boris = { ...anna, userId: '01990000-0000-7000-8000-0000000000b0', hasInvoices: true }

/** Anna, whose session was stored by an earlier visit of this browser, rejects the invoice after it has ended. */
async function rejectWithoutSession() {
  const opened = await open(PAGE)
  const { user, path } = opened
  await user.click(await screen.findByRole('radio', { name: 'Отклонить весь счёт' }))
  await user.type(screen.getByRole('textbox', { name: /^Почему отклоняете/ }), 'Меня там не было')
  refuse('decideInvoice', 'SESSION_EXPIRED', {})
  refuse('refreshSession', 'SESSION_EXPIRED', { signedOut: true })
  await user.click(screen.getByRole('button', { name: 'Отклонить счёт' }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(await screen.findByText(/вы вернётесь на то же место, введённое в форме сохранится/)).toBeTruthy()
  const sent = answer('decideInvoice', decided('REJECTED'))
  answer('showInvoice', () => (sent.length > 0 ? decided('REJECTED') : invoice()))
  return { ...opened, sent }
}

test('what somebody has pressed and typed is not sent for, nor shown to, who signs in after them', async () => {
  const { go, sent } = await rejectWithoutSession()
  answer('readProfile', boris)
  session.start(tokens)
  go(PAGE)
  expect(await screen.findByRole('radio', { name: 'Отклонить весь счёт', checked: false })).toBeTruthy()
  expect(screen.queryByDisplayValue('Меня там не было')).toBeNull()
  expect(sent).toHaveLength(0)
})

test('the same person who signs in again finds the form filled, and the final answer is sent by the button only', async () => {
  const { user, go, sent } = await rejectWithoutSession()
  session.start(tokens)
  go(PAGE)
  expect(await screen.findByRole('radio', { name: 'Отклонить весь счёт', checked: true })).toBeTruthy()
  expect(screen.getByDisplayValue('Меня там не было')).toBeTruthy()
  expect(sent).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Отклонить счёт' }))
  expect(await screen.findByText('Счёт отклонён')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ version: 1, kind: 'REJECTED', reason: 'Меня там не было' }])
})
