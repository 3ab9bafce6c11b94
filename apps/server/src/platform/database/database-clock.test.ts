import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { createDatabaseClock } from './database-clock.ts'

const SECOND = 1000
const START = Date.UTC(2026, 2, 2)

/** A database that is `ahead` of the machine, and answers after so many milliseconds, half of them on the way there. */
function world(ahead: number) {
  let elapsed = 0
  const state = { ahead, takes: 20, machine: START }
  const database = {
    query: async () => {
      elapsed += state.takes / 2
      const ms = START + elapsed + state.ahead
      elapsed += state.takes / 2
      return { rows: [{ ms }] }
    },
  }
  const machine = { now: () => new Date(state.machine + elapsed) }
  const clock = createDatabaseClock(database, machine, () => elapsed)
  const error = () => clock.now().getTime() - (START + elapsed + state.ahead)
  return { state, clock, error, pass: (ms: number) => (elapsed += ms) }
}

test.each([90, -90, 0, 86_400])('the time of a database that is %i s ahead is used', async seconds => {
  const { clock, error } = world(seconds * SECOND)
  await clock.compare()
  expect(Math.abs(error())).toBeLessThanOrEqual(10)
  expect(clock.secondsAhead()).toBeCloseTo(-seconds, 1)
})

test("before the first comparison the machine's clock is used", () => {
  expect(world(90 * SECOND).clock.now()).toEqual(new Date(START))
})

test("changing the machine's clock does not change the database's time", async () => {
  const { state, clock, error, pass } = world(0)
  await clock.compare()
  state.machine += 90 * SECOND
  pass(SECOND)
  expect(Math.abs(error())).toBeLessThanOrEqual(10)
  expect(clock.secondsAhead()).toBeCloseTo(90, 1)
})

test('a slow answer does not worsen the clock, and a database with another clock is followed', async () => {
  const { state, clock, error } = world(0)
  await clock.compare()
  state.takes = 20 * SECOND
  await clock.compare()
  expect(Math.abs(error())).toBeLessThanOrEqual(10)
  Object.assign(state, { takes: 20, ahead: -5 * SECOND })
  await clock.compare()
  expect(Math.abs(error())).toBeLessThanOrEqual(10)
})

test('the clock asks PostgreSQL, and a difference is logged', async () => {
  const { pool } = await testDatabase()
  const late = { now: () => new Date(Date.now() - 90 * SECOND) }
  const clock = createDatabaseClock(pool, late)
  const warned = Promise.withResolvers<unknown>()
  clock.begin({ warn: warned.resolve } as never)
  expect(await warned.promise).toEqual({ secondsAhead: -90 })
  await clock.end()
  expect(Math.abs(clock.now().getTime() - systemClock.now().getTime())).toBeLessThan(SECOND)
})

test('the end does not wait for a database that never answers', async () => {
  const asked = Promise.withResolvers<void>()
  const silent = {
    query: () => {
      asked.resolve()
      return new Promise<never>(() => undefined)
    },
  }
  const clock = createDatabaseClock(silent)
  clock.begin({ warn: () => undefined })
  await asked.promise
  await clock.end()
})
