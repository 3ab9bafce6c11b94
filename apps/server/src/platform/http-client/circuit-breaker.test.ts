import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { expect, test } from 'vitest'
import { circuitBreaker } from './circuit-breaker.ts'
import { unclear } from './failure.ts'

const answer = { well: true }
const failure = unclear(500)

function breaker() {
  const clock = testClock('2026-03-02T06:00:00Z')
  const changes: unknown[] = []
  const { run } = circuitBreaker(clock, {
    ...{ failures: 3, restMs: 60_000 },
    changed: failed => void changes.push(failed),
  })
  const asked: string[] = []
  const ask = (what: 'well' | 'badly') =>
    run(async () => {
      asked.push(what)
      return what === 'well' ? answer : failure
    })
  return { clock, changes, asked, run, ask }
}

test('failures in a row end the asking, and one answer between them does not', async () => {
  const { ask, asked, changes } = breaker()
  for (const what of ['badly', 'badly', 'well', 'badly', 'badly'] as const) await ask(what)
  expect(changes).toEqual([])
  expect(await ask('badly')).toBe(failure)
  expect(changes).toEqual([failure])
  expect(await ask('well')).toBeNull()
  expect(asked).toHaveLength(6)
})

test('after the rest one request tries; the others wait for its result', async () => {
  const { ask, run, clock, changes } = breaker()
  for (let nth = 0; nth < 3; nth++) await ask('badly')
  clock.advance(1)
  const trying = Promise.withResolvers<typeof answer>()
  const first = run(() => trying.promise)
  expect(await ask('well')).toBeNull()
  trying.resolve(answer)
  expect(await first).toBe(answer)
  expect(changes).toEqual([failure, null])
  expect(await ask('well')).toBe(answer)
})

test('a trial that fails begins another rest', async () => {
  const { ask, clock, changes } = breaker()
  for (let nth = 0; nth < 3; nth++) await ask('badly')
  clock.advance(1)
  expect(await ask('badly')).toBe(failure)
  expect(await ask('well')).toBeNull()
  clock.advance(1)
  expect(await ask('well')).toBe(answer)
  expect(changes).toEqual([failure, null])
})

test('a trial that throws is over', async () => {
  const { ask, run, clock } = breaker()
  for (let nth = 0; nth < 3; nth++) await ask('badly')
  clock.advance(1)
  await expect(run(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(await ask('well')).toBe(answer)
})
