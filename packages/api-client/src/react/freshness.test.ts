import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Freshness, freshnessOf } from './freshness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that shows these reads; `times` says how often each was read since it was there. */
async function page(...names: string[]) {
  const queries = new QueryClient()
  const times: Record<string, number> = {}
  for (const name of names) {
    times[name] = -1
    const observer = new QueryObserver(queries, {
      queryKey: [name, {}],
      queryFn: async () => {
        times[name] = (times[name] ?? 0) + 1
        return times[name]
      },
    })
    onTestFinished(observer.subscribe(() => undefined))
  }
  await vi.advanceTimersByTimeAsync(0)
  return { freshness: freshnessOf(queries), times, queries }
}

/** An own change was answered, or refused. */
function settle(
  freshness: Freshness,
  { name = 'cancelVisit', sentAt = Date.now(), error = null as Error | null } = {},
): void {
  freshness.settled({ options: { mutationKey: [name] }, state: { submittedAt: sentAt } }, error)
}

test('without notices of the server what an own change concerns is read again at once, and nothing else', async () => {
  const { freshness, times } = await page('syncVisits', 'listDoctors', 'listDevices')
  settle(freshness)
  await vi.advanceTimersByTimeAsync(0)
  expect(times).toEqual({ syncVisits: 1, listDoctors: 1, listDevices: 0 })
})

test.each([
  ['after its answer', { answered: 10, noticed: 60 }],
  ['before its answer', { answered: 60, noticed: 10 }],
])(
  'an own change is read once, though the notice of it comes as well, %s',
  async (_case, { answered, noticed }) => {
    const { freshness, times } = await page('syncVisits', 'listDoctors')
    freshness.hasStream = true
    const sentAt = Date.now()
    setTimeout(() => settle(freshness, { sentAt }), answered)
    setTimeout(() => freshness.noticed('visits'), noticed)
    await vi.advanceTimersByTimeAsync(2000)
    expect(times).toEqual({ syncVisits: 1, listDoctors: 1 })
  },
)

test('a change whose several topics share reads is read once, though only one of them is noticed', async () => {
  const { freshness, times } = await page('syncVisits', 'readProfile', 'showHold')
  freshness.hasStream = true
  settle(freshness, { name: 'removeChild' })
  await vi.advanceTimersByTimeAsync(50)
  freshness.noticed('family')
  await vi.advanceTimersByTimeAsync(2000)
  expect(times).toEqual({ syncVisits: 1, readProfile: 1, showHold: 1 })
})

test('notices of several topics that come together have what shows both read once', async () => {
  const { freshness, times } = await page('syncVisits', 'readProfile')
  freshness.noticed('family')
  freshness.noticed('visits')
  await vi.advanceTimersByTimeAsync(1000)
  expect(times).toEqual({ syncVisits: 1, readProfile: 1 })
})

test('a notice that does not come is not waited for longer than a quarter of a second', async () => {
  const { freshness, times } = await page('syncVisits')
  freshness.hasStream = true
  settle(freshness)
  await vi.advanceTimersByTimeAsync(249)
  expect(times).toEqual({ syncVisits: 0 })
  await vi.advanceTimersByTimeAsync(1)
  expect(times).toEqual({ syncVisits: 1 })
})

test('a refused change has no notice: what it concerns is read again at once', async () => {
  const { freshness, times } = await page('syncVisits', 'listDoctors')
  freshness.hasStream = true
  settle(freshness, { error: new Error('refused') })
  await vi.advanceTimersByTimeAsync(0)
  expect(times).toEqual({ syncVisits: 1, listDoctors: 1 })
})

test('of a change by somebody else while the own one was under way, and then of the own one: both are read', async () => {
  const { freshness, times } = await page('syncVisits')
  freshness.hasStream = true
  const sentAt = Date.now()
  await vi.advanceTimersByTimeAsync(10)
  freshness.noticed('visits')
  await vi.advanceTimersByTimeAsync(50)
  settle(freshness, { sentAt })
  await vi.advanceTimersByTimeAsync(50)
  freshness.noticed('visits')
  await vi.advanceTimersByTimeAsync(1000)
  expect(times).toEqual({ syncVisits: 2 })
})

test('a change of somebody else right after an own one is read too', async () => {
  const { freshness, times } = await page('syncVisits')
  freshness.hasStream = true
  settle(freshness)
  await vi.advanceTimersByTimeAsync(10)
  freshness.noticed('visits')
  await vi.advanceTimersByTimeAsync(30)
  freshness.noticed('visits')
  await vi.advanceTimersByTimeAsync(1000)
  expect(times).toEqual({ syncVisits: 2 })
})

test('while an own change is under way a notice waits, because the screen may be about to be left', async () => {
  const { freshness, times, queries } = await page('syncVisits')
  const answered = Promise.withResolvers<void>()
  const change = { mutationKey: ['cancelVisit'], mutationFn: () => answered.promise }
  const sent = queries.getMutationCache().build(queries, change).execute(undefined)
  await vi.advanceTimersByTimeAsync(10)
  freshness.noticed('visits')
  await vi.advanceTimersByTimeAsync(249)
  expect(times).toEqual({ syncVisits: 0 })
  await vi.advanceTimersByTimeAsync(1)
  expect(times).toEqual({ syncVisits: 1 })
  answered.resolve()
  await sent
})

test('a topic of a later release changes nothing', async () => {
  const { freshness, times } = await page('syncVisits')
  freshness.noticed('a-topic-of-tomorrow')
  await vi.advanceTimersByTimeAsync(1000)
  expect(times).toEqual({ syncVisits: 0 })
})
