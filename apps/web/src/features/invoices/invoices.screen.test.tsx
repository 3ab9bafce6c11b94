import { act, screen, waitFor } from '@testing-library/react'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { visit } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { beginWithInvoice, decided, invoice, PAGE, pageOf } from './testing/invoices-screen.ts'

beginWithInvoice()

const CORRECTED = /^Медицинский центр исправил этот счёт\. Проверьте/
const answerButton = (name: string) => screen.findByRole('button', { name })

test('invoices are a tab of the visits, each with what became of it', async () => {
  answer(
    'listInvoices',
    pageOf([
      invoice(),
      decided('PARTIAL', { id: '01990000-0000-7000-8000-000000000203' }),
      invoice({ id: '01990000-0000-7000-8000-000000000204', state: 'UNANSWERED', canDecide: false }),
    ]),
  )
  const { user, path } = await open('/visits/invoices')
  expect(await screen.findByText('Ждёт ответа до 04.12.2026 включительно')).toBeTruthy()
  expect(screen.getAllByText(/2 позиции на 90,50/)).toHaveLength(3)
  expect(screen.getAllByText(/^Визит 20\.11\.2026 в 10:00/)).toHaveLength(3)
  expect(screen.getByText('Ответ 24.11.2026: Пётр Ковалёв')).toBeTruthy()
  // What tells invoices of one visit apart.
  expect(screen.getAllByText('Счёт № СЧ-17 от 22.11.2026')).toHaveLength(3)
  expect(screen.getAllByText('Врач: Ковалевич Анна Петровна')).toHaveLength(3)
  expect(screen.getByText(/Ответа не было до 04.12.2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Счета' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: /^Проверить счёт: .*, № СЧ-17$/ }))
  expect(path()).toBe(PAGE)
})

test('further invoices are read by a tap; one that a page has already is not shown twice', async () => {
  const second = decided('PARTIAL', { id: '01990000-0000-7000-8000-000000000203' })
  answer('listInvoices', pageOf([invoice(), second], { total: 3, nextCursor: 'next' }))
  const { user } = await open('/visits/invoices')
  expect(await screen.findAllByText(/2 позиции на 90,50/)).toHaveLength(2)
  const third = decided('CONFIRMED', { id: '01990000-0000-7000-8000-000000000204' })
  const asked = answer('listInvoices', pageOf([second, third], { total: 3 }))
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  expect(await screen.findByText('Счёт подтверждён')).toBeTruthy()
  expect(asked[0]?.query).toMatchObject({ cursor: 'next' })
  expect(screen.getAllByText(/2 позиции на 90,50/)).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('without invoices the list says when there will be one', async () => {
  answer('listInvoices', pageOf([]))
  await open('/visits/invoices')
  expect(await screen.findByText('Счетов пока нет')).toBeTruthy()
})

test.each([
  [{ amount: 9050, covered: 9050 }, 'Программа платит всё'],
  [{ amount: 9050, covered: 0 }, 'Программа не платит, вы — 90,50 руб.'],
  [{ amount: 9050, covered: 8500 }, 'Программа платит 85 руб., вы — 5,50 руб.'],
])('of %o it says who pays what', async (parts, words) => {
  answer('showInvoice', invoice(parts))
  await open(PAGE)
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

test('the own part is said to be paid at the medical centre; of a relative it is the patient’s', async () => {
  const { close } = await open(PAGE)
  expect(await screen.findByText(/^5,50 руб\. вы платите сами в медицинском центре/)).toBeTruthy()
  close()
  answer('readProfile', { ...anna, hasInvoices: true, family: [child()] })
  answer('showInvoice', invoice({ profileId: child().profileId }))
  await open(PAGE)
  expect((await screen.findAllByText('Программа платит 85 руб., пациент — 5,50 руб.')).length).toBe(1)
  expect(screen.getByText(/^5,50 руб\. пациент платит сам в медицинском центре/)).toBeTruthy()
  expect(screen.queryByText(/вы — /)).toBeNull()
})

test('of an invoice that is confirmed in part it says what is confirmed, who pays that, and what follows', async () => {
  answer('showInvoice', decided('PARTIAL'))
  await open(PAGE)
  expect(await screen.findByText('Подтверждено: 1 позиция на 65 руб.')).toBeTruthy()
  expect(screen.getByText('Программа платит всё')).toBeTruthy()
  expect(screen.queryByText(/^5,50/)).toBeNull()
  expect(screen.getByText(/Новый счёт с исправлениями/)).toBeTruthy()
})

test('of a rejected invoice nobody is said to pay, and it says what follows', async () => {
  answer('showInvoice', decided('REJECTED'))
  await open(PAGE)
  expect(await screen.findByText(/Новый счёт с исправлениями/)).toBeTruthy()
  expect(screen.queryByText(/Программа платит 85/)).toBeNull()
  expect(screen.queryByText(/вы платите/)).toBeNull()
  expect(screen.getByText('Программа: БНС. По отклонённому счёту она не платит.')).toBeTruthy()
  expect(screen.queryByText(/^Платит/)).toBeNull()
})

test.each([
  ['of which the programme pays', {}, 'Платит за подтверждённое: БНС'],
  ['of which it pays nothing', { covered: 0 }, 'Программа: БНС. За подтверждённое она не платит.'],
])('beside an invoice that is confirmed in part, %s, the payer is said so', async (_, confirmed, words) => {
  const { positions } = decided('PARTIAL')
  answer(
    'showInvoice',
    decided('PARTIAL', {
      positions: positions.map(one => (one.rejection === null ? { ...one, ...confirmed } : one)),
    }),
  )
  await open(PAGE)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('an answer that another relative gave first is shown instead of the form', async () => {
  refuse('decideInvoice', 'INVOICE_DECIDED', {
    state: 'REJECTED',
    at: '2026-11-24T09:00:00Z',
  })
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить весь счёт' }))
  answer('showInvoice', decided('REJECTED'))
  await user.click(await answerButton('Подтвердить счёт'))
  expect(await screen.findByText('По этому счёту решение уже принято')).toBeTruthy()
  expect(await screen.findByText('Ответ 24.11.2026: Пётр Ковалёв')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a decision on an invoice that was corrected meanwhile is refused, and a confirmation is chosen anew', async () => {
  refuse('decideInvoice', 'INVOICE_CHANGED', { version: 2 })
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить весь счёт' }))
  answer('showInvoice', invoice({ version: 2, amount: 6500 }))
  await user.click(await answerButton('Подтвердить счёт'))
  expect(await screen.findByText('Медицинский центр исправил счёт')).toBeTruthy()
  expect(await screen.findByText(/2 позиции на 65/)).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  expect(screen.queryByText(CORRECTED)).toBeNull()
})

test('a correction that comes while the form is open is told, and what was typed stays with its position', async () => {
  const { user, queries } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить частично' }))
  await user.click(screen.getByRole('checkbox', { name: /^ЭКГ/ }))
  await user.type(screen.getByRole('textbox', { name: /: ЭКГ/ }), 'Не делали')
  await user.click(screen.getByRole('checkbox', { name: /^Консультация/ }))
  await user.type(screen.getByRole('textbox', { name: /: Консультация/ }), 'Другой врач')
  const ecg = requireValue(invoice().positions[1])
  answer(
    'showInvoice',
    invoice({
      version: 2,
      amount: 5000,
      positions: [
        { ...ecg, position: 1 },
        { ...ecg, position: 2, name: 'УЗИ' },
      ],
    }),
  )
  await act(() => queries.refetchQueries({ queryKey: ['showInvoice'] }))
  expect(await screen.findByText(CORRECTED)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Подтвердить частично' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^ЭКГ/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^УЗИ/ }).checked).toBe(false)
  expect(screen.getByDisplayValue('Не делали')).toBeTruthy()
  expect(screen.queryByDisplayValue('Другой врач')).toBeNull()
  const sent = answer('decideInvoice', decided('PARTIAL'))
  await user.click(await answerButton('Подтвердить частично'))
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      version: 2,
      kind: 'PARTIAL',
      rejected: [{ position: 1, reason: 'Не делали' }],
    }),
  )
})

test('a corrected invoice says so to whoever opens it later', async () => {
  answer('showInvoice', invoice({ version: 2 }))
  await open(PAGE)
  expect(await screen.findByText(/Это исправленный счёт/)).toBeTruthy()
})

test('of an invoice whose visit was cancelled since it says that no answer is needed', async () => {
  answer('showInvoice', invoice({ state: 'UNANSWERED', canDecide: false, isVisitCancelled: true }))
  await open(PAGE)
  expect(await screen.findByText(/отменил этот визит, поэтому отвечать на счёт не нужно/)).toBeTruthy()
  expect(screen.queryByText(/Ответа не было/)).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('who may only look is told who can answer; a right that was taken back shows nothing', async () => {
  answer('showInvoice', invoice({ canDecide: false }))
  const page = await open(PAGE)
  expect(await screen.findByText(/Ответить может сам пациент/)).toBeTruthy()
  page.close()
  refuse('showInvoice', 'NOT_FOUND', {})
  await open(PAGE)
  expect(await screen.findByText('Такого счёта нет')).toBeTruthy()
})

test('a right that is taken back while the answer is written shows nothing of the invoice any more', async () => {
  refuse('decideInvoice', 'NOT_FOUND', {})
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить весь счёт' }))
  refuse('showInvoice', 'NOT_FOUND', {})
  await user.click(await answerButton('Подтвердить счёт'))
  expect(await screen.findByText('Такого счёта нет')).toBeTruthy()
  expect(screen.queryByText(/2 позиции/)).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('whoever may only look by the time of the answer is told so, not that the invoice is gone', async () => {
  refuse('decideInvoice', 'NOT_FOUND', {})
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить весь счёт' }))
  answer('showInvoice', invoice({ canDecide: false }))
  await user.click(await answerButton('Подтвердить счёт'))
  expect(await screen.findByText('Вы больше не можете ответить на этот счёт')).toBeTruthy()
  expect(screen.getAllByText(/Ответить может сам пациент/)).toHaveLength(1)
  expect(screen.queryByText(/Ничего не найдено/)).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a past visit shows its invoices and no others, and leads there', async () => {
  answer('showVisit', { ...visit, isPast: true, status: 'completed', startDate: '2026-11-20T07:00:00Z' })
  answer('listOwnReviews', [])
  answer('listReviewableVisits', [])
  answerSync([])
  const asked = answer('listInvoices', pageOf([invoice({ orderId: visit.orderId })]))
  const { user, path } = await open(`/visits/${visit.orderId}`)
  // What tells several invoices of it apart.
  expect(await screen.findByText('Счёт № СЧ-17 от 22.11.2026')).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: 'Проверить счёт' }))
  expect(path()).toBe(PAGE)
  expect(asked[0]?.query).toMatchObject({ orderId: visit.orderId })
})

test('English dates have their month as a word, because 04.12.2026 is in April to many', async () => {
  await open('/visits/invoices', { language: 'en' })
  expect(await screen.findByText('Answer by the end of 4 December 2026')).toBeTruthy()
  expect(screen.getByText('Invoice no. СЧ-17 dated 22 November 2026')).toBeTruthy()
})
