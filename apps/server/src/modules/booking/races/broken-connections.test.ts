import { randomInt } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { startServer } from '@vizit/test-kit/server/server-process.ts'
import { acts, type Place } from '@vizit/test-kit/world/acts.ts'
import { httpClient } from '@vizit/test-kit/world/call.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createPatient, type WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { createSigningKeys } from '../../identity/public.ts'

const CLIENTS = 16
const WISHES_EACH = 40
const BREAKS = 60
const ATTEMPTS = 30
const UNDER_TEST = 'server-under-test'

const { db, pool, url } = await testDatabase()

interface Wish {
  readonly patient: WorldPatient
  readonly slot: Place
  readonly key: string
}

async function makeWishes(): Promise<Wish[][]> {
  const signingKeys = createSigningKeys({ database: { db }, clock: systemClock, secret: SECRET })
  const clinic = await createClinic(db)
  const from = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS).toISOString()
  const wishes: Wish[][] = []
  for (let client = 0; client < CLIENTS; client++) {
    const { slots } = await createDoctor(db, clinic, { from, slots: WISHES_EACH, minutes: 10 })
    const patient = await createPatient({ db, clock: systemClock, signingKeys })
    wishes.push(slots.map((slot, at) => ({ patient, slot, key: `wish-${client}-${at}` })))
  }
  return wishes
}

async function startUnderTest(database: string) {
  const named = new URL(database)
  named.searchParams.set('application_name', UNDER_TEST)
  const server = await startServer({
    NODE_ENV: 'test',
    DATABASE_URL: named.href,
    VIZIT_SECRET: SECRET,
    LOG_LEVEL: 'error',
  })
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.exited
  })
  return server
}

/** Ends one database connection of the server, preferably a busy one. */
async function breakOne(): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = $1
     order by (state = 'idle' and $2), random() limit 1`,
    [UNDER_TEST, randomInt(4) > 0],
  )
}

test('connections that break during bookings end no server, lose no answered booking and double none', {
  timeout: 180_000,
}, async () => {
  const wishes = await makeWishes()
  const server = await startUnderTest(url)
  const { call, close } = httpClient(server.address)
  onTestFinished(close)
  const { book } = acts(call)
  const answered = new Map<Wish, string>()
  const refused = new Set<string>()
  let breaks = 0
  let breaking = Promise.resolve()

  /** Retries a booking with the same key until the server answers, as a client does. */
  async function bookSurely(wish: Wish): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const reply = await book(wish.patient, wish.slot, { key: wish.key })
      if (reply.status === 201) {
        answered.set(wish, reply.json.orderId)
        return
      }
      refused.add(`${reply.status} ${reply.json?.code}`)
    }
  }
  await Promise.all(
    wishes.map(async own => {
      for (const wish of own) {
        await bookSurely(wish)
        if (breaks >= BREAKS) continue
        breaks++
        breaking = breaking.then(breakOne)
      }
    }),
  )
  await breaking

  expect(breaks).toBe(BREAKS)
  expect(server.child.exitCode).toBeNull()
  expect([...refused].filter(outcome => outcome !== '503 SERVICE_UNAVAILABLE')).toEqual([])
  expect(answered.size).toBe(CLIENTS * WISHES_EACH)
  const { rows } = await pool.query<{ visit: string; slot: string }>(
    'select visit.id as visit, timeslot.id as slot from visit join timeslot on timeslot.visit_id = visit.id',
  )
  expect(rows).toHaveLength(CLIENTS * WISHES_EACH)
  const slotOf = new Map(rows.map(({ visit, slot }) => [visit, slot]))
  expect(slotOf.size).toBe(CLIENTS * WISHES_EACH)
  for (const [wish, orderId] of answered) expect(slotOf.get(orderId)).toBe(wish.slot.timetableId)
})
