import { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { expect, test } from 'vitest'
import { NOW, visit } from '../../testing/clinic.ts'
import { anna } from '../../testing/people.ts'
import { synced } from '../../testing/sync-answer.ts'
import { type Visit, visitsSource } from '../visit/visits-source.ts'
import { addToList } from './add-to-list.ts'
import type { SyncedList, SyncQuery, VisiblePeople } from './list-source.ts'
import { notStored, storedListKey } from './stored-list.ts'
import { listKey, syncList } from './sync-list.ts'

const son = '01990000-0000-7000-8000-000000000002'
const numbered = (number: number, profileId = anna.me): Visit => {
  const id = visit.id.replace(/aa$/, String(10 + number))
  return { ...visit, id, orderId: id, profileId }
}
const list = (...visits: Visit[]): SyncedList<Visit> => ({
  items: visits.map(item => ({ ...item, readAt: 0, language: 'ru' })),
  syncedAt: NOW,
  formerPing: null,
  providers: [],
  seen: { profileIds: [anna.me], reportsOf: [], coverageOf: [anna.me] },
  earlier: null,
  stored: notStored,
})

/** A syncing page, and a server whose answers are given one by one. */
function syncing() {
  const queries = new QueryClient()
  const asked: SyncQuery[] = []
  const answers: ((answer: ReturnType<typeof synced>) => void)[] = []
  const client = {
    send: (_name: string, { query }: { query: SyncQuery }) => {
      asked.push(query)
      return new Promise(resolve => answers.push(answer => resolve({ ok: true, answer })))
    },
  } as unknown as Client
  const { signal } = new AbortController()
  const sync = async () => {
    const result = await syncList(visitsSource, { client, queries, language: 'ru', forced: false, signal })
    return { ...result, ids: result.items.map(({ id }) => id) }
  }
  const answered = async (answer: ReturnType<typeof synced>) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    answers.shift()?.(answer)
  }
  return { queries, asked, sync, answered }
}

test.each([
  ['whose visits may be seen since then', { profileIds: [anna.me, son], reportsOf: [] }],
  ['whose reports may be read since then', { profileIds: [anna.me], reportsOf: [anna.me] }],
  [
    'of whom may be seen who pays since then',
    { profileIds: [anna.me, son], reportsOf: [], coverageOf: [anna.me, son] },
    { profileIds: [anna.me, son], reportsOf: [], coverageOf: [anna.me] },
  ],
])(
  'for a person %s all records are requested once more, and only once',
  async (_case, seen, before: VisiblePeople = list().seen) => {
    const { queries, asked, sync, answered } = syncing()
    queries.setQueryData(listKey(visitsSource), { ...list(numbered(1)), seen: before })
    const first = sync()
    await answered(synced([], seen))
    await answered(synced([numbered(2, seen.profileIds.at(-1))], seen))
    const { ids, ...result } = await first
    expect(ids).toEqual([numbered(1).id, numbered(2).id])
    expect(asked.map(({ dateStart }) => dateStart)).toEqual(['2026-11-22', undefined])
    queries.setQueryData(listKey(visitsSource), result)
    const second = sync()
    await answered(synced([], seen))
    await second
    expect(asked).toHaveLength(3)
  },
)

test('if reports may no longer be seen, the visits stay without them', async () => {
  const { queries, sync, answered } = syncing()
  const report = { id: visit.id, recordLink: visit.id, reportResults: [visit.id] }
  const told = (number: number, profileId: string) => ({ ...numbered(number, profileId), reports: [report] })
  const before = { profileIds: [anna.me, son], reportsOf: [anna.me, son], coverageOf: [] }
  queries.setQueryData(listKey(visitsSource), {
    ...list(told(1, anna.me), told(2, son)),
    seen: before,
  })
  const running = sync()
  await answered(synced([], { ...before, reportsOf: [anna.me] }))
  const { items } = await running
  expect(items.map(({ profileId, reports }) => [profileId, reports.length])).toEqual([
    [anna.me, 1],
    [son, 0],
  ])
})

test('if it may no longer be seen who pays, the visits stay as visits at own expense', async () => {
  const { queries, sync, answered } = syncing()
  const paid = { covererCode: 'epam', covererShare: 80, paymentMethod: 'programme' as const }
  const before = { profileIds: [anna.me, son], reportsOf: [], coverageOf: [anna.me, son] }
  queries.setQueryData(listKey(visitsSource), {
    ...list({ ...numbered(1), ...paid }, { ...numbered(2, son), ...paid }),
    seen: before,
  })
  const running = sync()
  await answered(synced([], { ...before, coverageOf: [anna.me] }))
  const { items, seen } = await running
  expect(
    items.map(({ covererCode, covererShare, paymentMethod }) => [covererCode, covererShare, paymentMethod]),
  ).toEqual([
    ['epam', 80, 'programme'],
    [null, null, 'own'],
  ])
  expect(seen.coverageOf).toEqual([anna.me])
})

test.each([
  ['a later', listKey(visitsSource)],
  ['the first', storedListKey(visitsSource)],
])('earlier visits that arrive while %s sync is running are kept', async (_case, key) => {
  const { queries, sync, answered } = syncing()
  queries.setQueryData(key, list(numbered(1)))
  const running = sync()
  addToList(visitsSource, [numbered(5)], { queries, language: 'ru' })
  await answered(synced([numbered(2)], { profileIds: [anna.me] }))
  expect((await running).ids).toEqual([1, 2, 5].map(number => numbered(number).id))
})
