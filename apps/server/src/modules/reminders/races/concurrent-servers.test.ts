import { startCrashingServer } from '@vizit/test-kit/reminders/start-crashing-server.ts'
import { createPastVisit } from '@vizit/test-kit/world/past-visit.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { createReminders } from '../reminders.ts'
import { reminderServer } from '../testing/reminder-server.ts'

// Three hundred people with a doctor and a visit each: a busy machine needs long for them.
vi.setConfig({ testTimeout: 120_000 })

const world = await testWorld({ connections: 40 })
const { db } = world
const { deps, reminders } = reminderServer(world)
const EVE = '2026-03-04T07:00:00Z'
const PATIENTS = 300
const AT_ONCE = 10

beforeEach(async () => {
  world.clock.set(WORLD_START)
  await db.deleteFrom('reminder').execute()
  await db.deleteFrom('outbox').execute()
})

/** Many people with a visit on the same day, one account each. */
async function manyBooked(): Promise<void> {
  const patients = await world.patients(PATIENTS)
  // All at once would wait too long for a connection on a busy machine.
  for (let from = 0; from < PATIENTS; from += AT_ONCE) {
    await Promise.all(
      patients.slice(from, from + AT_ONCE).map(async ({ profileId }) => {
        const { assignmentId } = await world.doctor({ slots: 0 })
        await createPastVisit(world, profileId, assignmentId, { daysAgo: -3, status: 'reserved' })
      }),
    )
  }
  await reminders.work()
}

const told = async () => {
  const { rows } = await sql<{ recipient: string; times: number }>`
    select recipient, count(*)::int as times from outbox where template = 'visit-reminder' group by recipient`.execute(
    db,
  )
  return rows
}

test('many servers at the same minute send each reminder once', async () => {
  await manyBooked()
  world.clock.set(new Date(EVE))
  const servers = Array.from({ length: 6 }, () => createReminders(deps))
  await Promise.all(servers.map(server => server.work()))
  const all = await told()
  expect(all).toHaveLength(PATIENTS)
  expect(all.filter(({ times }) => times !== 1)).toEqual([])
})

test('after a server is killed between claim and commit, the others send all its reminders once', async () => {
  await manyBooked()
  world.clock.set(new Date(EVE))
  const crashing = await startCrashingServer(world.database.url, EVE)
  expect(crashing.wrote).toBe(200)
  // The others skip the rows that this server has locked.
  expect(await createReminders(deps).work()).toBe(PATIENTS - 200)
  await crashing.kill()
  const servers = Array.from({ length: 4 }, () => createReminders(deps))
  await vi.waitFor(
    async () => {
      await Promise.all(servers.map(server => server.work()))
      expect(await told()).toHaveLength(PATIENTS)
    },
    { timeout: 10_000, interval: 50 },
  )
  expect((await told()).filter(({ times }) => times !== 1)).toEqual([])
})

test("the database refuses a second reminder of one visit's time by one choice", async () => {
  const { assignmentId } = await world.doctor({ slots: 0 })
  const { profileId, accountId } = await world.patient()
  const visit_id = await createPastVisit(world, profileId, assignmentId, { daysAgo: -3 })
  const starts_at = new Date('2026-03-05T06:00:00Z')
  for (const account_id of [accountId, null]) {
    const row = { visit_id, account_id, starts_at, choice: '2h', due_at: new Date(EVE) }
    await db.insertInto('reminder').values(row).execute()
    await expect(db.insertInto('reminder').values(row).execute()).rejects.toThrow('reminder_once')
  }
})
