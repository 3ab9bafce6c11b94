import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { beginWithInvoice, decided, PAGE } from './testing/invoices-screen.ts'

beginWithInvoice()

const answerButton = (name: string) => screen.findByRole('button', { name })

test('an invoice is confirmed in part: each rejected position needs its reason', async () => {
  const sent = answer('decideInvoice', decided('PARTIAL'))
  const { user } = await open(PAGE)
  await user.click(await answerButton('Ответить'))
  expect((await screen.findByRole('alert')).textContent).toBe('Выберите ответ')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Подтвердить весь счёт' }))
  await user.click(screen.getByRole('radio', { name: 'Подтвердить частично' }))
  await user.click(await answerButton('Подтвердить частично'))
  expect((await screen.findByRole('alert')).textContent).toBe('Отметьте хотя бы одну позицию')
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
  await user.click(screen.getByRole('checkbox', { name: /^ЭКГ/ }))
  await user.click(await answerButton('Подтвердить частично'))
  expect(await screen.findByText('Обязательное поле')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Почему не подтверждаете: ЭКГ/ }))
  expect(sent).toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /^Почему не подтверждаете: ЭКГ/ }), ' Не делали ')
  answer('showInvoice', decided('PARTIAL'))
  await user.click(await answerButton('Подтвердить частично'))
  expect(await screen.findByText('Счёт подтверждён частично')).toBeTruthy()
  expect(sent[0]?.body).toEqual({
    version: 1,
    kind: 'PARTIAL',
    rejected: [{ position: 2, reason: 'Не делали' }],
  })
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy()
})

test('whoever ticks all positions is led to rejecting the invoice', async () => {
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить частично' }))
  for (const box of screen.getAllByRole('checkbox')) {
    await user.click(box)
    await user.type(screen.getAllByRole('textbox').at(-1) as HTMLElement, 'Не было')
  }
  expect(await screen.findByText(/выберите «Отклонить весь счёт»/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Отклонить весь счёт' }))
  expect(screen.getByRole('textbox', { name: /^Почему отклоняете/ })).toHaveProperty('value', 'Не было')
})

test('a rejection needs a reason, which survives a reload', async () => {
  const first = await open(PAGE)
  await first.user.click(await screen.findByRole('radio', { name: 'Отклонить весь счёт' }))
  await first.user.type(screen.getByRole('textbox', { name: /^Почему отклоняете/ }), 'Меня там не было')
  first.close()
  const sent = answer('decideInvoice', decided('REJECTED'))
  const { user } = await open(PAGE)
  expect(await screen.findByDisplayValue('Меня там не было')).toBeTruthy()
  answer('showInvoice', decided('REJECTED'))
  await user.click(await answerButton('Отклонить счёт'))
  expect(await screen.findByText('Счёт отклонён')).toBeTruthy()
  expect(sent[0]?.body).toEqual({ version: 1, kind: 'REJECTED', reason: 'Меня там не было' })
})

test('a reason that is too long is kept as typed, told at once, and not sent', async () => {
  const sent = answer('decideInvoice', decided('REJECTED'))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Отклонить весь счёт' }))
  const field = screen.getByRole('textbox', { name: /^Почему отклоняете/ })
  await user.click(field)
  await user.paste('н'.repeat(501))
  expect(field).toHaveProperty('value', 'н'.repeat(501))
  expect(screen.getByText('Слишком длинно: можно не больше 500 знаков')).toBeTruthy()
  await user.click(await answerButton('Отклонить счёт'))
  expect(sent).toHaveLength(0)
  expect(document.activeElement).toBe(field)
})
