import { screen } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { visit } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

type Invoice = Answer<'showInvoice'>
const past = {
  ...visit,
  ...{
    startDate: '2026-11-20T07:00:00Z',
    endDate: '2026-11-20T07:30:00Z',
    isPast: true,
    isManageable: false,
  },
  ...{ covererCode: 'bns', covererShare: 80, paymentMethod: 'programme' as const },
}
const path = `/visits/${visit.orderId}`
const position = (n: number, rejection: string | null) => ({
  ...{ position: n, name: `Услуга ${n}`, serviceCode: null, quantity: 1, amount: 5000, covered: 4000 },
  rejection,
})

/** Two positions, each 50 rubles, of which the programme pays 40. */
function invoice(n: number, state: Invoice['state'], given: Partial<Invoice> = {}): Invoice {
  const isDecided = state === 'REJECTED' || state === 'PARTIAL' || state === 'CONFIRMED'
  return {
    ...{ id: `01990000-0000-7000-8000-00000000030${n}`, code: `СЧ-${n}`, version: 1, orderId: visit.orderId },
    ...{ profileId: anna.me, startDate: past.startDate, providerCode: 'mir', providerName: 'Мир' },
    ...{ branchName: 'Филиал', physicianName: 'Ковалёва А. П.', covererCode: 'bns', covererName: 'БНС' },
    ...{ issuedOn: '2026-11-22', answerUntil: '2026-12-04T21:00:00Z', state, canDecide: !isDecided },
    ...{ amount: 10000, covered: 8000 },
    positions: [position(1, null), position(2, state === 'PARTIAL' ? 'Не делали' : null)],
    decision: isDecided ? { reason: 'Не было', at: '2026-11-24T09:00:00Z', by: null, isMe: true } : null,
    ...given,
  }
}

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', { ...anna, hasInvoices: true })
  answer('listPrograms', [{ code: 'bns', kind: 'INSURER', programCaption: 'БНС' }])
  answer('listCoverages', { coverages: [], requests: [] })
  answer('listProviders', [])
  answer('listOwnReviews', [])
  answer('showVisit', past)
})

const REJECTED = 'Запись была по программе: БНС. Счёт отклонён, по нему она не платит.'
const confirmed = (sum: string) => `Платит: БНС. Подтверждено к оплате программой: ${sum}.`

test.each([
  ['a rejected one', [invoice(1, 'REJECTED')], REJECTED],
  ['one that is confirmed in part', [invoice(1, 'PARTIAL')], confirmed('40 руб.')],
  ['two', [invoice(1, 'REJECTED'), invoice(2, 'CONFIRMED')], confirmed('80 руб.')],
  [
    'a rejected one and its correction, which waits',
    [invoice(1, 'REJECTED'), invoice(2, 'WAITING')],
    'Запись была по программе: БНС. Что она заплатит, решат ответы на счета ниже.',
  ],
  [
    'one whose confirmed part the programme does not pay',
    [invoice(1, 'PARTIAL', { positions: [position(1, 'Не делали'), { ...position(2, null), covered: 0 }] })],
    'Запись была по программе: БНС. За подтверждённое она не платит.',
  ],
  [
    'a rejected one and one that nobody answered',
    [invoice(1, 'REJECTED'), invoice(2, 'UNANSWERED')],
    'Запись была по программе: БНС. На счёт вовремя не ответили: что она заплатит, решают программа и медицинский центр.',
  ],
])(
  'the payment of a past visit says what the answer to its invoice made true: %s',
  async (_, items, words) => {
    answer('listInvoices', { items, total: items.length, nextCursor: null })
    await open(path)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('Платит: БНС.')).toBeNull()
    expect(screen.queryByText(/Программа заплатит/)).toBeNull()
  },
)

test.each([
  ['a confirmed one', [invoice(1, 'CONFIRMED')]],
  ['one that waits', [invoice(1, 'WAITING')]],
  ['a rejected one of another programme', [invoice(1, 'REJECTED', { covererCode: 'epam' })]],
])('what was said at the booking stays beside %s', async (_, items) => {
  answer('listInvoices', { items, total: items.length, nextCursor: null })
  await open(path)
  expect(await screen.findByText('Платит: БНС.')).toBeTruthy()
  expect(screen.getByText(/^Программа заплатит/)).toBeTruthy()
})

test('while the invoices cannot be read, nothing of what was promised is said', async () => {
  refuse('listInvoices', 'SERVICE_UNAVAILABLE', {})
  await open(path)
  expect(await screen.findByText('Запись была по программе: БНС.')).toBeTruthy()
  expect(screen.queryByText('Платит: БНС.')).toBeNull()
  expect(screen.queryByText(/Программа заплатит/)).toBeNull()
})

test('of a visit that is not over yet, a rejected invoice is said and leads to its page, too', async () => {
  answer('showVisit', { ...past, isPast: false, startDate: visit.startDate, endDate: visit.endDate })
  answer('listInvoices', { items: [invoice(1, 'REJECTED')], total: 1, nextCursor: null })
  await open(path)
  expect(await screen.findByText(REJECTED)).toBeTruthy()
  expect(screen.queryByText('Платит: БНС.')).toBeNull()
  const link = await screen.findByRole('link', { name: 'Открыть счёт' })
  expect(link.getAttribute('href')).toBe(`/visits/invoices/${invoice(1, 'REJECTED').id}`)
})
