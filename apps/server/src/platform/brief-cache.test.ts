import { expect, test } from 'vitest'
import { briefCache } from './brief-cache.ts'

function opened(most = 2) {
  let now = 0
  let made = 0
  const cache = briefCache<number>({ now: () => new Date(now) }, { ms: 10, most })
  return {
    get: (key: string, make = async () => ++made) => cache.get(key, make),
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('an answer is used until its time is over', async () => {
  const { get, pass } = opened()
  expect([await get('a'), await get('b'), await get('a')]).toEqual([1, 2, 1])
  pass(9)
  expect(await get('a')).toBe(1)
  pass(1)
  expect(await get('a')).toBe(3)
})

test('two who ask at once wait for one answer', async () => {
  const { get } = opened()
  expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1])
})

test('a failure is told to those who wait, and not kept', async () => {
  const { get } = opened()
  const failing = () => Promise.reject(new Error('broken'))
  await expect(get('a', failing)).rejects.toThrow('broken')
  expect(await get('a')).toBe(1)
})

test('of too many answers the oldest are given up', async () => {
  const { get } = opened(2)
  for (const key of ['a', 'b', 'c']) await get(key)
  expect([await get('c'), await get('b'), await get('a')]).toEqual([3, 2, 4])
})
