import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { tokens } from '../../testing/people.ts'
import { tabTo } from '../../testing/tab-to.ts'
import { beginWithInvoice, decided, invoice, PAGE } from './testing/invoices-screen.ts'

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
  const positions = { name: 'Что не подтверждаете?', description: 'Отметьте хотя бы одну позицию' }
  expect(screen.getByRole('group', positions)).toBeTruthy()
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

test('an invoice is confirmed in part by the keyboard alone, and the focus stays on the page', async () => {
  const sent = answer('decideInvoice', decided('PARTIAL'))
  const { user } = await open(PAGE)
  await tabTo(user, await screen.findByRole('radio', { name: 'Подтвердить весь счёт' }))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Подтвердить частично', checked: true })).toBe(
    document.activeElement,
  )
  await tabTo(user, screen.getByRole('checkbox', { name: /^ЭКГ/ }))
  await user.keyboard(' ')
  await tabTo(user, screen.getByRole('textbox', { name: /^Почему не подтверждаете: ЭКГ/ }))
  await user.keyboard('Не делали')
  await tabTo(user, await answerButton('Подтвердить частично'))
  answer('showInvoice', decided('PARTIAL'))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Счёт подтверждён частично')).toBeTruthy()
  expect(sent[0]?.body).toMatchObject({ rejected: [{ position: 2, reason: 'Не делали' }] })
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

test('a reason stays when its position is unticked and ticked again, also after a reload, and is not sent unticked', async () => {
  const first = await open(PAGE)
  await first.user.click(await screen.findByRole('radio', { name: 'Подтвердить частично' }))
  const [, ecg] = screen.getAllByRole('checkbox')
  await first.user.click(ecg as HTMLElement)
  await first.user.type(screen.getByRole('textbox', { name: /: ЭКГ/ }), 'Не делали')
  await first.user.click(ecg as HTMLElement)
  expect(screen.queryByRole('textbox')).toBeNull()
  first.close()
  const sent = answer('decideInvoice', decided('PARTIAL'))
  const { user } = await open(PAGE)
  const [visit] = await screen.findAllByRole('checkbox')
  await user.click(visit as HTMLElement)
  await user.type(screen.getByRole('textbox'), 'Не было')
  await user.click(screen.getByRole('checkbox', { name: /^ЭКГ/ }))
  expect(screen.getByRole('textbox', { name: /: ЭКГ/ })).toHaveProperty('value', 'Не делали')
  await user.click(screen.getByRole('checkbox', { name: /^ЭКГ/ }))
  answer('showInvoice', decided('PARTIAL'))
  await user.click(await answerButton('Подтвердить частично'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ rejected: [{ position: 1, reason: 'Не было' }] })
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

test('a reason that nobody can see is told as missing', async () => {
  const sent = answer('decideInvoice', decided('PARTIAL'))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить частично' }))
  await user.click(screen.getByRole('checkbox', { name: /^ЭКГ/ }))
  await user.click(screen.getByRole('textbox', { name: /^Почему не подтверждаете: ЭКГ/ }))
  await user.paste('\u200b\u200b')
  await user.click(await answerButton('Подтвердить частично'))
  expect(await screen.findByText('Обязательное поле')).toBeTruthy()
  expect(sent).toHaveLength(0)
})

/** Rejects the invoice while there is no connection, and leaves the page. */
async function rejectInVain(said: string, before: (user: UserEvent) => Promise<void> = async () => {}) {
  loseConnection('decideInvoice')
  const { user, close } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Отклонить весь счёт' }))
  await user.type(screen.getByRole('textbox', { name: /^Почему отклоняете/ }), 'Меня там не было')
  await user.click(await answerButton('Отклонить счёт'))
  expect(await screen.findByText(said)).toBeTruthy()
  await before(user)
  close()
  // A page that is gone repeats nothing.
  session.start(tokens)
}

test('an answer that never left the device is kept, and sent by its button only', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await rejectInVain('Нет соединения с интернетом')
  vi.restoreAllMocks()
  const sent = answer('decideInvoice', decided('REJECTED'))
  const { user } = await open(PAGE)
  expect(await screen.findByDisplayValue('Меня там не было')).toBeTruthy()
  expect(sent).toHaveLength(0)
  answer('showInvoice', decided('REJECTED'))
  await user.click(await answerButton('Отклонить счёт'))
  expect(await screen.findByText('Счёт отклонён')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('a lost answer is asked for after a reload', async () => {
  await rejectInVain('Ответ от сервера не пришёл')
  const sent = answer('decideInvoice', decided('REJECTED'))
  answer('showInvoice', () => (sent.length > 0 ? decided('REJECTED') : invoice()))
  await open(PAGE)
  expect(await screen.findByText('Счёт отклонён')).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('a lost answer is not asked for after a reload if another one was chosen since', async () => {
  await rejectInVain('Ответ от сервера не пришёл', async user => {
    await user.click(screen.getByRole('radio', { name: 'Подтвердить весь счёт' }))
  })
  const sent = answer('decideInvoice', decided('CONFIRMED'))
  const { user } = await open(PAGE)
  await user.click(await answerButton('Подтвердить счёт'))
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(sent.map(({ body }) => body)).toEqual([{ version: 1, kind: 'CONFIRMED' }])
})
