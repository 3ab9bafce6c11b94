import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { acts, type Place } from '@vizit/test-kit/world/acts.ts'
import { httpClient } from '@vizit/test-kit/world/call.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createPatient, type WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { type ServerProcess, startServerProcess } from '@vizit/test-kit/world/server-process.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { createDatabase, type Database } from '../../../platform/database/database.ts'
import { readPostmaster } from '../../../platform/database/embedded/postmaster.ts'
import { readSecret } from '../../../platform/lifecycle/secret.ts'
import { createSigningKeys } from '../../identity/public.ts'

const CLIENTS = 16
const WISHES_EACH = 40
/** How many timeslots the service takes. */
const RUN = 3
const ANSWERS_BEFORE_THE_KILL = 120

let dataDir = ''
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-crash-'))
})
afterEach(async () => {
  await server?.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

interface Wish {
  readonly patient: WorldPatient
  readonly slot: Place
  readonly key: string
}

async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const { url } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))
  const database = createDatabase(url, { max: 4 })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/** Each client has a doctor of its own and asks in turn for single timeslots and for runs of a service. */
function makeWishes(): Promise<Wish[][]> {
  return withDatabase(async ({ db }) => {
    const secret = readSecret(undefined, dataDir)
    const signingKeys = createSigningKeys({ database: { db }, clock: systemClock, secret })
    const clinic = await createClinic(db)
    const from = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS).toISOString()
    const wishes: Wish[][] = []
    for (let client = 0; client < CLIENTS; client++) {
      const count = (WISHES_EACH / 2) * (1 + RUN)
      const { slots, assignmentId } = await createDoctor(db, clinic, { from, slots: count, minutes: 10 })
      const serviceId = await createService(db, assignmentId, { minutes: RUN * 10 })
      const patient = await createPatient({ db, clock: systemClock, signingKeys })
      const places = Array.from({ length: WISHES_EACH / 2 }, (_, at) => {
        const [single, run] = [requireValue(slots[at * (1 + RUN)]), requireValue(slots[at * (1 + RUN) + 1])]
        return [single, { ...run, serviceId }]
      })
      wishes.push(places.flat().map((slot, at) => ({ patient, slot, key: `wish-${at}` })))
    }
    return wishes
  })
}

type Victim = 'server' | 'database'

/** Kills the server, and on request the database too, without a shutdown, as a power failure does. */
async function kill(victims: readonly Victim[], postmaster: number): Promise<void> {
  if (victims.includes('database')) process.kill(postmaster, 'SIGKILL')
  await server?.end('SIGKILL')
}

const postmasterPid = () =>
  withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
    return requireValue(readPostmaster(requireValue(rows[0]).data_directory)).pid
  })

/** Sends bookings one after another until the server is gone; returns the answers. */
async function storm(wishes: readonly Wish[][], victims: readonly Victim[]): Promise<Map<Wish, string>> {
  const answered = new Map<Wish, string>()
  const { call, close } = httpClient(server?.address ?? '')
  const { book } = acts(call)
  const postmaster = await postmasterPid()
  let killed: Promise<void> | undefined
  await Promise.all(
    wishes.map(async own => {
      for (const wish of own) {
        const reply = await book(wish.patient, wish.slot, { key: wish.key }).catch(() => undefined)
        // Between the two kills the server may still answer that the database is unavailable.
        if (!reply || (killed && reply.status >= 500)) return
        expect(reply.status).toBe(201)
        answered.set(wish, reply.json.orderId)
        if (answered.size >= ANSWERS_BEFORE_THE_KILL) killed ??= kill(victims, postmaster)
      }
    }),
  )
  await killed
  close()
  return answered
}

const readAll = () =>
  withDatabase(async ({ db }) => ({
    visits: await db
      .selectFrom('visit')
      .innerJoin('timeslot', 'timeslot.visit_id', 'visit.id')
      .select(eb => [
        'visit.id',
        'visit.service_id',
        eb.fn.min('timeslot.id').as('slot'),
        eb.fn.countAll<string>().as('slots'),
      ])
      .groupBy('visit.id')
      .execute(),
    count: (await db.selectFrom('visit').select('id').execute()).length,
    messages: (await db.selectFrom('outbox').select('id').where('template', '=', 'visit-booked').execute())
      .length,
    records: (await db.selectFrom('audit').select('id').where('action', '=', 'visit-booked').execute())
      .length,
  }))

/** Every visit has all of its timeslots. */
function expectWhole({ visits }: Awaited<ReturnType<typeof readAll>>): void {
  for (const { service_id, slots } of visits) expect(Number(slots)).toBe(service_id === null ? 1 : RUN)
}

test.each<[string, readonly Victim[]]>([
  ['the server', ['server']],
  ['the server and its database', ['server', 'database']],
])(
  '%s killed during many bookings: no answered booking is lost, and no repeated request makes a second visit',
  {
    timeout: 120_000,
  },
  async (_who, victims) => {
    server = await startServerProcess(dataDir)
    const wishes = await makeWishes()
    const answered = await storm(wishes, victims)
    expect(answered.size).toBeGreaterThanOrEqual(ANSWERS_BEFORE_THE_KILL)

    server = await startServerProcess(dataDir)
    const after = await readAll()
    const slotOf = new Map(after.visits.map(visit => [visit.id, visit.slot]))
    expect(after.visits).toHaveLength(after.count)
    expectWhole(after)
    expect([after.messages, after.records]).toEqual([after.count, after.count])
    for (const [wish, orderId] of answered) expect(slotOf.get(orderId)).toBe(wish.slot.timetableId)

    const { call, close } = httpClient(server.address)
    const { book } = acts(call)
    const repeated = await Promise.all(
      wishes.map(
        async ([wish]) => wish && (await book(wish.patient, wish.slot, { key: wish.key })).json.orderId,
      ),
    )
    expect(repeated).toEqual(wishes.map(([wish]) => wish && (answered.get(wish) ?? expect.any(String))))
    const unanswered = wishes.flat().filter(wish => !answered.has(wish))
    for (const wish of unanswered.slice(0, CLIENTS * 2)) {
      const reply = await book(wish.patient, wish.slot, { key: wish.key })
      expect(reply.status).toBe(201)
    }
    close()
    const atLast = await readAll()
    expectWhole(atLast)
    expect(new Set(atLast.visits.map(({ slot }) => slot)).size).toBe(atLast.count)
  },
)
