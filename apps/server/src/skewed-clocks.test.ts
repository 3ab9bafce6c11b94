import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { type ServerProcess, startServer } from '@vizit/test-kit/server/server-process.ts'
import { acts } from '@vizit/test-kit/world/acts.ts'
import { httpClient } from '@vizit/test-kit/world/call.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSigningKeys } from './modules/identity/public.ts'
import { systemClock } from './platform/clock.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

const BATCH = 20
const SKEWED = join(import.meta.dirname, '../../../packages/test-kit/src/server/skewed-clock.ts')
const SOON = { timeout: 30_000, interval: 20 }

const { db, url } = await testDatabase()
const clinic = await createClinic(db)
const from = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS).toISOString()
const doctor = (slots: number) => createDoctor(db, clinic, { from, slots, minutes: 10 })
const signingKeys = createSigningKeys({ database: { db }, clock: systemClock, secret: SECRET })
const patient = () => createPatient({ db, clock: systemClock, signingKeys })

/** An SMS gateway that answers on request; records messages by recipient. */
async function smsGateway() {
  const given: string[] = []
  const waiting: ServerResponse[] = []
  let isOpen = false
  const server = createServer(async (request, response) => {
    given.push(((await json(request)) as { to: string }).to)
    if (isOpen) response.end()
    else waiting.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    open: () => {
      isOpen = true
      for (const response of waiting.splice(0)) response.end()
    },
  }
}

const [ofAhead, ofBehind] = [await smsGateway(), await smsGateway()]
const servers: ServerProcess[] = []

async function start(skew: number, smsUrl: string) {
  const server = await startServer({
    NODE_ENV: 'test',
    NODE_OPTIONS: `--import=${SKEWED}`,
    CLOCK_SKEW_SECONDS: String(skew),
    DATABASE_URL: url,
    VIZIT_SECRET: SECRET,
    SMS_URL: smsUrl,
    LOG_LEVEL: 'error',
  })
  servers.push(server)
  const client = httpClient(server.address)
  afterAll(client.close)
  return client.call
}

type Call = Awaited<ReturnType<typeof start>>
let [ahead, behind]: Call[] = []

beforeAll(async () => {
  const byDay = { nightFrom: '03:00', nightTo: '03:00' }
  const values = {
    holdSeconds: 60,
    waitlist: { ...byDay, offerMinutes: 1, leadMinutes: 30, patience: 3, waitsPerAccount: 10 },
  }
  for (const [key, value] of Object.entries(values))
    await sql`insert into remote_config (key, value) values (${key}, ${JSON.stringify(value)})`.execute(db)
  const starting = [start(90, ofAhead.url), start(-90, ofBehind.url)]
  ;[ahead, behind] = await Promise.all(starting)
})
afterAll(async () => {
  for (const { child, exited } of servers) {
    child.kill('SIGKILL')
    await exited
  }
})

const queueSms = (numbers: readonly string[]) =>
  sql`insert into outbox (channel, recipient, language, template, data, next_attempt_at)
    select 'sms', number, 'en', 'sign-in-code', '{}', now() - interval '1 hour'
    from unnest(${numbers}::text[]) number`.execute(db)

test('a message that one server is sending is not sent by another', async () => {
  const numbers = Array.from({ length: 2 * BATCH }, (_, at) => String(375290000000 + at))
  const given = () => [...ofAhead.given, ...ofBehind.given].toSorted()
  await queueSms(numbers)
  // Each server has claimed a batch and not recorded any of its messages as sent.
  await vi.waitUntil(() => given().length === numbers.length, SOON)
  ofAhead.open()
  const later = '375299999999'
  await queueSms([later])
  await vi.waitUntil(() => ofAhead.given.includes(later), SOON)
  ofBehind.open()
  await vi.waitUntil(async () => {
    const unsent = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    return unsent.length === 0
  }, SOON)
  expect(given()).toEqual([...numbers, later].toSorted())
})

test('a timeslot held on one server is held for its whole minute on every server', async () => {
  const { slots } = await doctor(2)
  for (const [at, [holding, asked]] of [
    [requireValue(ahead), requireValue(behind)],
    [requireValue(behind), requireValue(ahead)],
  ].entries()) {
    const [holder, other] = [await patient(), await patient()]
    const slot = requireValue(slots[at])
    expect((await acts(requireValue(holding)).hold(holder, slot)).status).toBe(201)
    expect(await acts(requireValue(asked)).book(other, slot)).toMatchObject({
      status: 409,
      json: { code: 'TIMESLOT_IS_BUSY' },
    })
    expect((await acts(requireValue(asked)).book(holder, slot)).status).toBe(201)
  }
})

test('an offer lasts its minute, whichever server made it, and is announced once', async () => {
  const call = requireValue(behind)
  const waiting = []
  for (let doctors = 0; doctors < 4; doctors++) {
    const { slots, doctorId } = await doctor(1)
    const [booked, waits] = [await patient(), await patient()]
    const visit = await acts(call).book(booked, requireValue(slots[0]))
    const body = { profileId: waits.profileId, doctorId }
    const joined = await call('POST', '/api/v2/my/providers/waitlist/free', { bearer: waits.bearer, body })
    expect(joined.status).toBe(201)
    expect((await acts(call).cancel(booked, visit.json.orderId)).status).toBe(204)
    waiting.push(waits)
  }
  const offers = () =>
    sql<{ stands: boolean }>`
      select expires_at between clock_timestamp() and clock_timestamp() + interval '1 minute' as stands
      from waitlist_offer`.execute(db)
  await vi.waitUntil(async () => (await offers()).rows.length >= waiting.length, SOON)
  expect((await offers()).rows).toEqual(waiting.map(() => ({ stands: true })))
  const told = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('template', '=', 'time-offered')
    .orderBy('recipient')
    .execute()
  expect(told.map(({ recipient }) => recipient)).toEqual(waiting.map(({ phone }) => phone).toSorted())
})

test('a reminder is sent once, and not before its time', async () => {
  const { slots } = await doctor(2)
  const visits: string[] = []
  const people = [await patient(), await patient()]
  for (const [at, person] of people.entries()) {
    await sql`insert into reminder_settings (account_id, choice, by_push, by_sms, by_email, saved_at)
      values (${person.accountId}, '1h', false, true, false, now())`.execute(db)
    visits.push((await acts(requireValue(ahead)).book(person, requireValue(slots[at]))).json.orderId)
  }
  const makeReminderDue = async (visitId: string | undefined, inSeconds: number) => {
    const due = sql`update reminder set due_at = now() + ${inSeconds} * interval '1 second'
      where visit_id = ${visitId}`
    await vi.waitUntil(async () => ((await due.execute(db)).numAffectedRows ?? 0n) > 0n, SOON)
  }
  await makeReminderDue(visits[1], 60)
  await makeReminderDue(visits[0], 0)
  const told = () =>
    db.selectFrom('outbox').select('recipient').where('template', 'like', 'visit-reminder%').execute()
  await vi.waitUntil(async () => (await told()).length > 0, SOON)
  expect(await told()).toEqual([{ recipient: people[0]?.phone }])
})
