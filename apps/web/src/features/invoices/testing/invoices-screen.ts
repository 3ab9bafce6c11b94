import { afterEach, beforeEach, vi } from 'vitest'
import { dropAllDrafts } from '../../../app/browser-storage/drafts.ts'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { anna, tokens } from '../../../testing/people.ts'
import type { Invoice } from '../invoice-types.ts'

const ID = '01990000-0000-7000-8000-000000000201'
export const PAGE = `/visits/invoices/${ID}`

const position = (n: number, name: string, amount: number, covered = amount) => ({
  ...{ position: n, name, serviceCode: null, quantity: 1 },
  ...{ amount, covered, rejection: null },
})

const CONSULTATION = position(1, 'Консультация кардиолога', 6500)
const ECG = position(2, 'ЭКГ', 2550, 2000)

/** Two positions for Anna's visit, which wait for an answer. */
export const invoice = (given: Partial<Invoice> = {}): Invoice => ({
  id: ID,
  code: 'СЧ-17',
  version: 1,
  orderId: '01990000-0000-7000-8000-000000000202',
  profileId: anna.me,
  startDate: '2026-11-20T07:00:00Z',
  providerCode: 'mir',
  providerName: 'Клиника «Мир»',
  branchName: 'Филиал на Немиге',
  physicianName: 'Ковалевич Анна Петровна',
  covererCode: 'bns',
  covererName: 'БНС',
  issuedOn: '2026-11-22',
  answerUntil: '2026-12-04T21:00:00Z',
  state: 'WAITING',
  canDecide: true,
  amount: 9050,
  covered: 8500,
  positions: [CONSULTATION, ECG],
  decision: null,
  ...given,
})

/** The same, decided by somebody; of one that is confirmed in part the second position is rejected. */
export const decided = (state: 'CONFIRMED' | 'PARTIAL' | 'REJECTED', given: Partial<Invoice> = {}): Invoice =>
  invoice({
    state,
    canDecide: false,
    ...(state === 'PARTIAL' && { positions: [CONSULTATION, { ...ECG, rejection: 'Не делали' }] }),
    decision: { reason: null, at: '2026-11-24T09:00:00Z', by: 'Пётр Ковалёв', isMe: false },
    ...given,
  })

/** A page of a list; by default the whole list. */
export const pageOf = (items: Invoice[], more: { total?: number; nextCursor?: string } = {}) => ({
  ...{ items, total: items.length, nextCursor: null },
  ...more,
})

/** Before each test of a file: Anna is signed in and has an invoice. */
export function beginWithInvoice(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    session.start(tokens)
    answer('readProfile', { ...anna, hasInvoices: true })
    answer('listInvoices', pageOf([invoice()]))
    answer('showInvoice', invoice())
  })
  afterEach(() => {
    session.end()
    dropAllDrafts()
    vi.useRealTimers()
  })
}
