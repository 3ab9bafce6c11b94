import { expect, test } from 'vitest'
import type { ProviderSync } from '../../port.ts'
import { joinRefreshes } from './join-refreshes.ts'

const at = { providerId: '1', providerCode: 'one', timetableOwner: 'fhir' } as const
const said = (outcome: ProviderSync['outcome'], syncedAt: string | null = null): ProviderSync => ({
  providerCode: 'one',
  outcome,
  syncedAt: syncedAt === null ? null : new Date(syncedAt),
})

/** Refreshes that end when the test says so. */
function refreshes() {
  const begun: { asked: string; end: (sync: ProviderSync) => void }[] = []
  const joined = joinRefreshes((_known, { profileIds, kind, forced }) => {
    const { promise, resolve } = Promise.withResolvers<ProviderSync>()
    begun.push({ asked: `${kind} ${profileIds.join(',')}${forced ? ' forced' : ''}`, end: resolve })
    return promise
  })
  const ask = (profileIds: string[], forced = false, kind: 'orders' | 'tests' = 'orders') =>
    joined(at, { profileIds, kind, forced })
  return { begun, ask, asked: () => begun.map(one => one.asked) }
}
const turn = () => new Promise(resolve => setImmediate(resolve))

test('a request during a refresh joins it, and only the other people are requested', async () => {
  const { begun, ask, asked } = refreshes()
  const first = ask(['ada'])
  const second = ask(['ada', 'bob'])
  const other = ask(['ada'], false, 'tests')
  await turn()
  expect(asked()).toEqual(['orders ada', 'orders bob', 'tests ada'])
  begun[0]?.end(said('synced', '2026-03-02T06:00:00Z'))
  begun[1]?.end(said('SYNC_FAILED', '2026-03-01T06:00:00Z'))
  begun[2]?.end(said('synced'))
  expect(await first).toEqual(said('synced', '2026-03-02T06:00:00Z'))
  expect(await second).toEqual(said('SYNC_FAILED', '2026-03-01T06:00:00Z'))
  expect(await other).toEqual(said('synced'))
  void ask(['ada'])
  await turn()
  expect(asked()).toHaveLength(4)
})

test('a forced request asks again after a normal one, and can be joined', async () => {
  const { begun, ask, asked } = refreshes()
  void ask(['ada'])
  const forced = [ask(['ada'], true), ask(['ada'], true), ask(['ada'])]
  await turn()
  expect(asked()).toEqual(['orders ada'])
  begun[0]?.end(said('synced'))
  await turn()
  expect(asked()).toEqual(['orders ada', 'orders ada forced'])
  begun[1]?.end(said('CLINIC_UNAVAILABLE'))
  for (const sync of await Promise.all(forced)) expect(sync.outcome).toBe('CLINIC_UNAVAILABLE')
})
