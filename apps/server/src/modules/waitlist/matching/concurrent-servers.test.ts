import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { claimFreedTimeslot, lockWaitlist } from '../store/freed-time.ts'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld({ connections: 40 })
const { waitForTime, offerTo, settle, waits } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

/** Further servers on the test world's database, with their own background work. */
const others = [1, 2].map(() => testServices(world).waitlist)
for (const server of others) await server.begin()
afterAll(async () => {
  for (const server of others) await server.end()
})

const SLOTS = 12

test('of many times freed at once each is offered once, in the order of joining', async () => {
  const { doctorId, free } = await fullDoctor(world, SLOTS, { minutes: 10 })
  const patients = await world.patients(SLOTS + 3)
  for (const patient of patients) await waitForTime(patient, { doctorId })
  await Promise.all(Array.from({ length: SLOTS }, (_, at) => free(at)))
  await settle()
  const offers = await Promise.all(patients.map(offerTo))
  const starts = offers.slice(0, SLOTS).map(offer => offer.startDate)
  expect(new Set(starts).size).toBe(SLOTS)
  expect(offers.slice(SLOTS)).toEqual([null, null, null])
  const told = await sql<{ times: string }>`
    select count(*) as times from outbox
    where template = 'time-offered' and recipient = any(${patients.map(({ phone }) => phone)})
    group by recipient`.execute(world.db)
  expect(told.rows.map(({ times }) => times)).toEqual(Array.from({ length: SLOTS }, () => '1'))
})

test('after a server dies while offering a time, another one offers it', async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const patient = await world.patient()
  await waitForTime(patient, { doctorId })
  await settle()
  const dying = await world.database.pool.connect()
  await dying.query('begin')
  // This server holds the lock of the organisation's line when the timeslot is freed.
  await dying.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `waitlist of ${world.clinic.providerId}`,
  ])
  await free(0)
  expect(await offerTo(patient)).toBeNull()
  dying.release(new Error('it has died'))
  await vi.waitFor(async () => expect(await offerTo(patient)).not.toBeNull(), { timeout: 5000, interval: 20 })
})

test('a time that one server is offering is skipped by the others', async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const patient = await world.patient()
  await waitForTime(patient, { doctorId })
  await settle()
  await world.db.transaction().execute(async trx => {
    await lockWaitlist(trx, world.clinic.providerId)
    await free(0)
    // Another server has taken the freed timeslot from the queue and waits for the lock of the line.
    await waitUntilBlocked(world.db)
    expect(await claimFreedTimeslot(trx, world.clock.now())).toBeUndefined()
  })
  await settle()
  expect(await offerTo(patient)).not.toBeNull()
})

test('a server woken by the database makes offers by itself', async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const patient = await world.patient()
  await waitForTime(patient, { doctorId })
  await free(0)
  await vi.waitFor(async () => expect(await offerTo(patient)).not.toBeNull(), { timeout: 5000, interval: 20 })
  expect(await waits(patient)).toHaveLength(1)
})
