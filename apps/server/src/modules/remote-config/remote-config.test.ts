import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { expect, test } from 'vitest'
import type { News } from '../../platform/changes/changes.ts'
import { createRemoteConfig } from './remote-config.ts'

const { db } = await testDatabase()
const clock = testClock('2026-03-02T06:00:00Z')
const warnings: unknown[] = []
const followers: ((news: News) => void)[] = []
const config = createRemoteConfig({
  database: { db },
  clock,
  log: { warn: (facts: unknown) => warnings.push(facts) },
  changes: { follow: hear => followers.push(hear) },
})
const tell = (news: News) => {
  for (const hear of followers) hear(news)
}

test('a value changed elsewhere takes effect at its notification, or after a second without one', async () => {
  expect((await config.read()).holdSeconds).toBe(300)
  await db.insertInto('remote_config').values({ key: 'holdSeconds', value: '60' }).execute()
  tell({ topic: 'visits', accounts: 'everyone' })
  expect((await config.read()).holdSeconds).toBe(300)
  tell({ topic: 'config', accounts: 'everyone' })
  expect((await config.read()).holdSeconds).toBe(60)

  await db.updateTable('remote_config').set({ value: '90' }).execute()
  tell('missed')
  expect((await config.read()).holdSeconds).toBe(90)
})

test('an invalid stored value is logged for the operator', async () => {
  await db.insertInto('remote_config').values({ key: 'missedVisits', value: '{"share":7}' }).execute()
  clock.advance(1)
  expect((await config.read()).missedVisits).toEqual({ share: 0.05, minimumMissed: 2 })
  expect(warnings).toEqual([{ keys: ['missedVisits'] }])
})
