import { act, screen, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { MINUTE_MS } from '@vizit/domain/time/minute.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '../../../app/documents/activation-codes.ts'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { NOW, provider, visit } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { recordLink } from '../../../testing/tests.ts'

const path = `/visits/${visit.orderId}`
const opened = { providerCode: visit.providerCode, recordLink }
const drug: Answer<'readDrugList'>['drugs'][number] = {
  ...{ id: '0b5f6c2e-0000-4000-8000-000000000001', name: 'Ибупрофен', inn: null, form: null, strength: null },
  ...{ instructions: null, count: null, validUntil: null, physicianName: null, packs: [], searchFor: null },
}
const synced = {
  providerCode: visit.providerCode,
  outcome: 'synced',
  syncedAt: '2026-11-23T04:30:00Z',
} as const

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listOwnReviews', [])
  answer('listCoverages', { coverages: [], requests: [] })
  answer('listProviders', [provider(visit.providerCode, 'Проба')])
  answer('showVisit', { ...visit, drugLists: [{ recordLink, count: 1 }] })
  codes.keep(opened, '123456', -1)
})
afterEach(() => {
  codes.drop(opened)
  session.end()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const said =
  'Проба: медицинский центр сейчас не отвечает. Показан список на сегодня в 07:30: позже врач мог его изменить.'

test('a list of a clinic that does not answer says as of when it is, until the clinic answers', async () => {
  answer('readDrugList', { drugs: [drug], provider: { ...synced, outcome: 'CLINIC_UNAVAILABLE' } })
  const { user } = await open(path)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ибупрофен' })).toBeTruthy()
  answer('readDrugList', { drugs: [drug], provider: synced })
  const notice = screen.getByText(said).closest('[role="status"]') as HTMLElement
  await user.click(within(notice).getByRole('button', { name: 'Повторить' }))
  await vi.waitFor(() => expect(screen.queryByText(said)).toBeNull())
})

test('a list that cannot be read again stays, and says as of when it is', async () => {
  answer('readDrugList', { drugs: [drug], provider: { ...synced, outcome: 'SYNC_FAILED' } })
  const { user } = await open(path)
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  loseConnection('readDrugList')
  await user.click(retry)
  expect(
    await screen.findByText(/^Обновить список не удалось\. Показан список на сегодня в 07:30/),
  ).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ибупрофен' })).toBeTruthy()
})

test('a list that the clinic has brought up to date says nothing of it', async () => {
  answer('readDrugList', { drugs: [drug], provider: synced })
  await open(path)
  expect(await screen.findByRole('heading', { name: 'Ибупрофен' })).toBeTruthy()
  expect(screen.queryByText(/Показан список/)).toBeNull()
})

test.each([
  ['that has begun an hour ago', 1, true],
  ['of the day before yesterday', 48, false],
])(
  'the page of a visit %s asks each minute for what the doctor has written',
  async (_case, hours, isAsked) => {
    const timers = vi.spyOn(globalThis, 'setInterval')
    const startDate = new Date(Date.parse(NOW) - hours * 3_600_000).toISOString()
    const begun = { ...visit, startDate, endDate: startDate, isPast: true }
    answer('showVisit', begun)
    await open(path)
    expect(await screen.findByText(visit.physicianName)).toBeTruthy()
    const asked = answer('showVisit', { ...begun, drugLists: [{ recordLink, count: 1 }] })
    answer('readDrugList', { drugs: [drug], provider: synced })
    vi.setSystemTime(Date.parse(NOW) + MINUTE_MS)
    act(() => {
      for (const [tick, ms] of timers.mock.calls) if (ms === MINUTE_MS) tick()
    })
    if (isAsked) expect(await screen.findByRole('heading', { name: 'Ибупрофен' })).toBeTruthy()
    else expect(asked).toHaveLength(0)
  },
)
