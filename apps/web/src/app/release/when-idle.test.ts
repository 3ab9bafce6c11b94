import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const queries = new QueryClient()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queries.clear()
  vi.useRealTimers()
})

/** What has happened by each of these moments, in milliseconds. */
async function settledBy(...moments: readonly number[]): Promise<boolean[]> {
  let isSettled = false
  void whenIdle(queries).then(() => {
    isSettled = true
  })
  const seen: boolean[] = []
  let now = 0
  for (const moment of moments) {
    await vi.advanceTimersByTimeAsync(moment - now)
    now = moment
    seen.push(isSettled)
  }
  return seen
}

const ask = (name: string, answer: () => Promise<unknown>) =>
  void queries.prefetchQuery({ queryKey: [name], queryFn: answer })
const after = (milliseconds: number) => () =>
  new Promise(resolve => setTimeout(resolve, milliseconds, 'answer'))

test('it waits for pending requests and for those that follow from them', async () => {
  ask('first', async () => {
    await after(3000)()
    ask('second', after(3000))
    return 'answer'
  })
  expect(await settledBy(2000, 5000, 9000)).toEqual([false, false, true])
})

test('a request that is never answered does not block for ever', async () => {
  ask('frozen', () => new Promise(() => undefined))
  expect(await settledBy(10_000, 20_000)).toEqual([false, true])
})
