import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import type { Invoice } from './invoice-types.ts'
import { beginWithInvoice, decided, invoice, PAGE } from './testing/invoices-screen.ts'

beginWithInvoice()

/** The invoice becomes another one while a reason is typed, and the page is told. */
async function changedWhileTyping(changed: Invoice) {
  const { user, queries } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Отклонить весь счёт' }))
  await user.type(screen.getByRole('textbox', { name: /^Почему отклоняете/ }), 'Меня там не было')
  answer('showInvoice', changed)
  await act(() => queries.refetchQueries({ queryKey: ['showInvoice'] }))
}

test('whoever is writing an answer when a relative sends theirs is told so, what was said and by whom', async () => {
  await changedWhileTyping(decided('PARTIAL'))
  expect((await screen.findByRole('alert')).textContent).toContain('уже ответили. Ваш ответ не отправлен')
  expect(screen.getByText('Счёт подтверждён частично')).toBeTruthy()
  expect(screen.getByText('Ответ 24.11.2026: Пётр Ковалёв')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('whoever only looks at the invoice when a relative answers is not told of an answer of their own', async () => {
  const { queries } = await open(PAGE)
  await screen.findByRole('radio', { name: 'Отклонить весь счёт' })
  answer('showInvoice', decided('PARTIAL'))
  await act(() => queries.refetchQueries({ queryKey: ['showInvoice'] }))
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain('уже ответили.')
  expect(said).not.toContain('не отправлен')
})

test('of an answer that the same person gave elsewhere it is not said that somebody else did', async () => {
  const { decision } = decided('CONFIRMED')
  await changedWhileTyping(decided('CONFIRMED', { decision: decision && { ...decision, isMe: true } }))
  expect(await screen.findByText('Счёт подтверждён')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('whose right to answer is taken away while they write is told so, and who can answer', async () => {
  await changedWhileTyping(invoice({ canDecide: false }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Вы больше не можете ответить на этот счёт',
  )
  expect(screen.getAllByText(/Ответить может сам пациент/)).toHaveLength(1)
  expect(screen.queryByRole('radio')).toBeNull()
})

test('an invoice that was answered before it was opened is no news', async () => {
  answer('showInvoice', decided('PARTIAL'))
  await open(PAGE)
  expect(await screen.findByText('Счёт подтверждён частично')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer after the last day has passed is refused with what to do, and the form gives way to what has become of the invoice', async () => {
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить весь счёт' }))
  refuse('decideInvoice', 'INVOICE_TOO_LATE', { answerUntil: '2026-12-04T21:00:00Z' })
  answer('showInvoice', invoice({ state: 'UNANSWERED', canDecide: false }))
  answer('showVisit', visit)
  answer('listCoverages', { coverages: [], requests: [] })
  await user.click(screen.getByRole('button', { name: 'Подтвердить счёт' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Срок ответа по счёту прошёл')
  expect(alert.textContent).toContain('позвоните в медицинский центр или в программу')
  expect(await screen.findByText(/^Ответа не было до 04\.12\.2026 включительно\./)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})
