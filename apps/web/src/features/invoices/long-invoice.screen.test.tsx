import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { beginWithInvoice, decided, invoice, PAGE } from './testing/invoices-screen.ts'

beginWithInvoice()

const COUNT = 40
const positions = Array.from({ length: COUNT }, (_, n) => ({
  ...{ position: n + 1, name: `Услуга ${n + 1}`, serviceCode: null, quantity: n === 1 ? 2 : 1 },
  ...{ amount: 1000, covered: n === 1 ? 800 : 1000, rejection: null },
}))
const long = { positions, amount: COUNT * 1000, covered: COUNT * 1000 - 200 }

const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)

test('the last day and the question stand before the positions, which are listed once, with all that is known of them', async () => {
  answer('showInvoice', invoice(long))
  const { user } = await open(PAGE)
  const [listed] = await screen.findAllByText('Услуга 1')
  const partly = screen.getByRole('radio', { name: 'Подтвердить частично' })
  expect(isBefore(partly, listed as Element)).toBe(true)
  expect(isBefore(screen.getByText(/^Ждёт ответа до/), partly)).toBe(true)
  await user.click(partly)
  expect(screen.getAllByText(/^Услуга 1(,|$)/)).toHaveLength(1)
  expect(screen.getByRole('checkbox', { name: /^Услуга 2, 2 шт\., 10/ })).toBeTruthy()
  expect(screen.getByText('Программа платит 8 руб., вы — 2 руб.')).toBeTruthy()
})

test('what has become of an invoice stands before its positions', async () => {
  answer('showInvoice', decided('CONFIRMED', long))
  await open(PAGE)
  const state = await screen.findByText('Счёт подтверждён')
  expect(isBefore(state, screen.getByText('Услуга 1'))).toBe(true)
})

test('a letter of a reason does not draw all positions anew', async () => {
  answer('showInvoice', invoice(long))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить частично' }))
  await user.click(screen.getByRole('checkbox', { name: /^Услуга 3,/ }))
  const field = screen.getByRole('textbox', { name: /: Услуга 3/ })
  await user.type(field, 'Не')
  // Each drawn position writes its sum.
  const written = vi.spyOn(Number.prototype, 'toFixed')
  await user.type(field, ' было')
  const drawn = written.mock.calls.length
  written.mockRestore()
  expect(drawn).toBeLessThan(COUNT)
  expect(field).toHaveProperty('value', 'Не было')
})
