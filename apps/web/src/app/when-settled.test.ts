import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSettled } from './when-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function question(queries: QueryClient, name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const asked = queries.prefetchQuery({ queryKey: [name], queryFn: () => promise, retry: false })
  return { answer: () => resolve('yes'), refuse: () => reject(new Error('no')), asked }
}

function settling(queries: QueryClient) {
  const settled = vi.fn()
  void whenSettled(queries).then(settled)
  return settled
}

const aMinute = () => vi.advanceTimersByTimeAsync(60_000)

test('a screen that asks for nothing is whole once the browser is idle', async () => {
  const settled = settling(new QueryClient())
  expect(settled).not.toHaveBeenCalled()
  await aMinute()
  expect(settled).toHaveBeenCalledOnce()
})

test('a screen is whole when the last of its questions is answered, one way or another', async () => {
  const queries = new QueryClient()
  const doctors = question(queries, 'doctors')
  const branches = question(queries, 'branches')
  const settled = settling(queries)
  doctors.answer()
  await aMinute()
  expect(settled).not.toHaveBeenCalled()
  branches.refuse()
  await aMinute()
  expect(settled).toHaveBeenCalledOnce()
})

test('what an answer makes the screen ask belongs to it', async () => {
  const queries = new QueryClient()
  const doctors = question(queries, 'doctors')
  const times: ReturnType<typeof question>[] = []
  const settled = settling(queries)
  void doctors.asked.then(() => times.push(question(queries, 'times')))
  doctors.answer()
  await aMinute()
  expect(settled).not.toHaveBeenCalled()
  times[0]?.answer()
  await aMinute()
  expect(settled).toHaveBeenCalledOnce()
})
