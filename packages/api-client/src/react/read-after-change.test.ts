import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readAfterChange } from './read-after-change.ts'

test.each([
  ['its answer', () => Promise.resolve()],
  ['its refusal', () => Promise.reject(new Error('refused'))],
])('after %s a change has what it concerns read again', async (_case, mutationFn) => {
  const queries = new QueryClient({ mutationCache: readAfterChange() })
  const read = { visits: vi.fn(async () => 'visits'), devices: vi.fn(async () => 'devices') }
  for (const [name, queryFn] of [
    ['listVisits', read.visits],
    ['listDevices', read.devices],
  ] as const)
    onTestFinished(new QueryObserver(queries, { queryKey: [name, {}], queryFn }).subscribe(() => undefined))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  const change = queries.getMutationCache().build(queries, { mutationKey: ['cancelVisit'], mutationFn })
  await change.execute(undefined).catch(() => undefined)
  await vi.waitFor(() => expect(read.visits).toHaveBeenCalledTimes(2))
  expect(read.devices).toHaveBeenCalledTimes(1)
})
