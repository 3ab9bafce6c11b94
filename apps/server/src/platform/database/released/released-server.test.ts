import { DAY_MS } from '@vizit/domain/time/day.ts'
import { startReleased } from '@vizit/test-kit/released/released-server-beside-current.ts'
import type { SignedIn } from '@vizit/test-kit/released/server-client.ts'
import { failedStart } from '@vizit/test-kit/server/server-process.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { freePhone, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { expect, test, vi } from 'vitest'
import { migrate } from '../migrate.ts'

// The last release's server works while the schema is migrated to this release, and beside this release's server.
vi.setConfig({ testTimeout: 60_000 })

const { released, errors, database, environment, program, startPresent } = await startReleased()
const clinic = await createClinic(database.db)
const from = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS + DAY_MS / 4).toISOString()
const doctor = await createDoctor(database.db, clinic, { from, slots: 20, minutes: 10 })
let taken = 0
const nextSlot = () => requireValue(doctor.slots[taken++])
const freeTimes = (server: typeof released) => server.freeTimes(clinic.providerCode, doctor)

const early = await released.signIn()
const earlySlot = nextSlot()
const { orderId: earlyVisit } = (await released.book(early, earlySlot)).json
const whileMigrating = await freeTimesUntil(migrate(database.pool))
const present = await startPresent()
const startedAgain = failedStart(environment, program)

const both = [
  { at: 'the released server', here: released, there: present, birthday: '2018-05-01' },
  { at: 'the present server', here: present, there: released, birthday: '2018-05-02' },
]

/** The released server's answers, one request after another, until `done` settles. */
async function freeTimesUntil(done: Promise<unknown>): Promise<string[][]> {
  const answered: string[][] = []
  let isDone = false
  const ask = async () => {
    do answered.push(await freeTimes(released))
    while (!isDone)
  }
  const end = () => {
    isDone = true
  }
  await Promise.all([done.finally(end), ask()])
  return answered
}

async function plannedVisits(server: typeof released, who: SignedIn) {
  const { json } = await server.visits(who)
  return json.future.map((visit: Record<string, string>) => [visit.orderId, visit.timetableId, visit.status])
}

test('the released server answers throughout the migrations', () => {
  const free = doctor.slots.slice(1).map(({ timetableId }) => timetableId)
  for (const times of whileMigrating) expect(times).toEqual(free)
})

test('visits booked before the migrations exist after them, on both servers', async () => {
  const visit = [earlyVisit, earlySlot.timetableId, 'reserved']
  for (const server of [released, present]) expect(await plannedVisits(server, early)).toEqual([visit])
})

test('both servers show the same doctors and free times', async () => {
  for (const server of [released, present])
    expect(await server.doctorsOf(clinic.providerCode)).toEqual([doctor.doctorId])
  expect(await freeTimes(released)).toEqual(await freeTimes(present))
})

test.each(both)('a sign-in by a code at $at is valid on both servers', async ({ here, there }) => {
  const who = await here.signIn()
  for (const server of [here, there]) expect((await server.visits(who)).status).toBe(200)
  const { status, json } = await there.refresh(who)
  expect(status).toBe(200)
  expect((await here.refresh({ ...who, refreshToken: json.refreshToken })).status).toBe(200)
})

test.each(both)(
  'a visit booked at $at is listed, moved, synced and cancelled on both servers',
  async acting => {
    const { here, there } = acting
    const who = await here.signIn()
    const slots = [nextSlot(), nextSlot(), nextSlot()] as const
    const [first, second, third] = slots.map(({ timetableId }) => timetableId) as [string, string, string]
    const booked = await here.book(who, slots[0])
    expect(booked.status).toBe(201)
    const { orderId } = booked.json
    expect(await plannedVisits(there, who)).toEqual([[orderId, first, 'reserved']])
    expect((await there.move(who, orderId, second)).status).toBe(200)
    expect(await plannedVisits(here, who)).toEqual([[orderId, second, 'reserved']])
    expect((await here.move(who, orderId, third)).status).toBe(200)
    expect((await there.sync(who)).json.visits).toMatchObject([{ orderId, timetableId: third }])
    expect((await there.cancel(who, orderId)).status).toBe(204)
    expect((await here.sync(who)).json.visits).toMatchObject([{ orderId, status: 'cancelled' }])
    expect(await freeTimes(here)).toEqual(expect.arrayContaining([first, second, third]))
  },
)

test.each(both)(
  'a time that is held or booked at $at cannot be taken at the other server',
  async ({ here, there }) => {
    const [who, other] = [await here.signIn(), await there.signIn()]
    const slot = nextSlot()
    const isBusy = { status: 409, json: { code: 'TIMESLOT_IS_BUSY' } }
    expect((await here.hold(who, slot)).status).toBe(201)
    expect(await there.book(other, slot)).toMatchObject(isBusy)
    expect((await here.book(who, slot)).status).toBe(201)
    expect(await there.book(other, slot)).toMatchObject(isBusy)
  },
)

test.each(both)(
  'a guest of $at gets an SMS that both servers can read, and its link opens at the other',
  async acting => {
    const { here, there } = acting
    const phone = freePhone()
    expect((await here.bookAsGuest(clinic.providerCode, doctor, nextSlot(), phone)).status).toBe(201)
    for (const server of [here, there])
      expect((await server.textsTo(phone))[0]).toMatch(/Ковалевич А.*http\S+#[\w-]+/s)
    expect(await there.openLinkOf(phone)).toMatchObject({ customerFirstName: 'Ольга', status: 'reserved' })
  },
)

test.each(both)(
  'a visit of a child added at $at is booked and cancelled at the other server',
  async acting => {
    const { here, there, birthday } = acting
    const parent = await here.signIn()
    const profileId = onlyChild(await here.addChild(parent, { birthday }))
    const booked = await there.book({ ...parent, profileId }, nextSlot())
    expect(booked.status).toBe(201)
    for (const server of [here, there])
      expect((await server.visits(parent)).json.future).toMatchObject([{ profileId }])
    expect((await here.cancel(parent, booked.json.orderId)).status).toBe(204)
  },
)

// What an older server does differently, or cannot do.

test('joining a family at the released server takes effect at once on both (before decision 53)', async () => {
  const [owner, joiner] = [await present.signIn(), await released.signIn()]
  const { json } = await present.showCode(owner)
  expect((await released.join(joiner, json.code)).status).toBe(200)
  const member = expect.objectContaining({ profileId: joiner.profileId })
  for (const server of [released, present]) expect(await server.family(owner)).toContainEqual(member)
})

test('the released server treats a repeated refresh as theft (before decision 51)', async () => {
  const who = await present.signIn()
  expect((await present.refresh(who)).status).toBe(200)
  expect(await released.refresh(who)).toMatchObject({ status: 401, json: { code: 'SESSION_EXPIRED' } })
})

test('the released server does not start again on a later schema (before decision 55)', async () => {
  const { code, said } = await startedAgain
  expect(code).toBe(1)
  expect(said).toContain('the data belongs to a newer version of Vizit')
})

test('the released server logged no error in these tests', () => {
  expect(errors()).toEqual([])
})

test('sealed data, which is written only after vizit seal, cannot be read by the released server (decision 58)', async () => {
  await present.seal()
  const phone = freePhone()
  expect((await present.bookAsGuest(clinic.providerCode, doctor, nextSlot(), phone)).status).toBe(201)
  expect((await present.textsTo(phone))[0]).toContain('Ковалевич')
  expect((await released.textsTo(phone))[0]).not.toContain('Ковалевич')
})
