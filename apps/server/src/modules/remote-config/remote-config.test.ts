import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { expect, test } from 'vitest'
import { createRemoteConfig } from './remote-config.ts'

const { db } = await testDatabase()
const clock = testClock('2026-03-02T06:00:00Z')
const warnings: unknown[] = []
const config = createRemoteConfig({
  database: { db },
  clock,
  log: { warn: (facts: unknown) => warnings.push(facts) },
})

test('a value that is set here holds at once, and one that does not fit is not set', async () => {
  expect((await config.read()).holdSeconds).toBe(300)
  await config.set('holdSeconds', 60)
  expect((await config.read()).holdSeconds).toBe(60)
  await expect(config.set('holdSeconds', -1)).rejects.toThrow('holdSeconds')
  expect((await config.read()).holdSeconds).toBe(60)
})

test('an operator hears of a stored value that does not fit', async () => {
  await db.insertInto('remote_config').values({ key: 'missedVisits', value: '{"share":7}' }).execute()
  clock.advance(1)
  expect((await config.read()).missedVisits).toEqual({ share: 0.05, minimumMissed: 2 })
  expect(warnings).toEqual([{ keys: ['missedVisits'] }])
})
