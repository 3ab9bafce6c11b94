import { createSigningKeys } from '@vizit/server/modules/identity/tokens/signing-keys.ts'
import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { acts } from '@vizit/test-kit/world/acts.ts'
import { httpClient } from '@vizit/test-kit/world/call.ts'
import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createPatient, createRelative, relate } from '@vizit/test-kit/world/patient.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { createChanges } from './create-changes.ts'
import { openPage } from './testing/open-page.ts'

const { db, clock, secret, database, newServer } = await signInWorld()
const signingKeys = createSigningKeys({ database, clock, secret })
const patient = () => createPatient({ db, clock, signingKeys })

async function listening() {
  const server = await newServer()
  return { ...server, address: await server.app.listen({ host: '127.0.0.1', port: 0 }) }
}
const here = await listening()
const there = await listening()
const { call, close } = httpClient(here.address)
afterAll(close)

/** Sends a change as a third server would. */
const { publish } = createChanges({ database, accountsOf: async () => new Map() })

test('a change on one server reaches the pages of another once, and only those of the affected accounts', async () => {
  const [anna, boris] = [await patient(), await patient()]
  const annas = await openPage(there.address, anna.bearer)
  const boriss = await openPage(here.address, boris.bearer)
  for (let times = 0; times < 3; times += 1) publish('visits', { accounts: [anna.accountId] })
  await vi.waitFor(() => expect(annas.heard).toEqual(['changed visits']))
  publish('config', 'everyone')
  await vi.waitFor(() => expect(boriss.heard).toEqual(['changed config']))
  await vi.waitFor(() => expect(annas.heard).toEqual(['changed visits', 'changed config']))
})

test('a hold taken or released is announced to the other tabs of the same account', async () => {
  const [anna, boris] = [await patient(), await patient()]
  const doctor = await createDoctor(db, await createClinic(db), { from: '2026-03-03T06:00:00Z', slots: 2 })
  const [tab, other, stranger] = [
    await openPage(here.address, anna.bearer),
    await openPage(there.address, anna.bearer),
    await openPage(there.address, boris.bearer),
  ]
  const { hold, release } = acts(call)
  await hold(anna, { timetableId: doctor.slots[0]?.timetableId ?? '', assignmentId: doctor.assignmentId })
  for (const { heard } of [tab, other]) await vi.waitFor(() => expect(heard).toEqual(['changed holds']))
  await release(anna)
  for (const { heard } of [tab, other]) {
    await vi.waitFor(() => expect(heard).toEqual(['changed holds', 'changed holds']))
  }
  expect(stranger.heard).toEqual([])
})

test('a booked, moved or cancelled visit is announced to everyone related to the patient', async () => {
  const [mother, father] = [await patient(), await patient()]
  const child = await createRelative(db, mother.accountId, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' })
  await relate(db, father.accountId, child, { relKind: 'CHILD', level: 'VIEW_VISITS' })
  const doctor = await createDoctor(db, await createClinic(db), { from: '2026-03-03T06:00:00Z', slots: 4 })
  const [first, second] = doctor.slots
  const pages = [await openPage(here.address, mother.bearer), await openPage(there.address, father.bearer)]
  const { book, move, cancel } = acts(call)
  const heardTimes = async (times: number) => {
    const wanted = Array.from({ length: times }, () => 'changed visits')
    for (const { heard } of pages) await vi.waitFor(() => expect(heard).toEqual(wanted))
  }

  const place = { timetableId: first?.timetableId ?? '', assignmentId: doctor.assignmentId }
  const { json: visit } = await book({ bearer: mother.bearer, profileId: child }, place)
  await heardTimes(1)
  await move(mother, visit.id, second?.timetableId ?? '')
  await heardTimes(2)
  await cancel(mother, visit.id)
  await heardTimes(3)
})

test('a server that lost its LISTEN connection makes its pages read everything again', async () => {
  const { bearer, accountId } = await patient()
  const { heard } = await openPage(here.address, bearer)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'vizit changes'`,
  )
  await vi.waitFor(() => expect(heard).toEqual(['refresh']), { timeout: 15_000 })
  publish('profile', { accounts: [accountId] })
  await vi.waitFor(() => expect(heard).toEqual(['refresh', 'changed profile']))
})

test('changes that could not be sent while the database was unreachable are sent later', async () => {
  const { bearer, accountId, profileId } = await patient()
  const { heard } = await openPage(here.address, bearer)
  let asked = 0
  const failing = createChanges({
    database,
    accountsOf: async () => {
      asked += 1
      if (asked === 1) throw new Error('the database is away')
      return new Map([[profileId, [accountId]]])
    },
  })
  failing.publish('family', { profiles: [profileId] })
  await vi.waitFor(() => expect(heard).toEqual(['changed family']), { timeout: 10_000 })
  expect(asked).toBe(2)
})

test('a stream ends with its session, on whichever server the sign-out was made', async () => {
  const mine = await here.signIn({ phone: '+375291110001', deviceId: 'phone-of-anna' })
  const other = await here.signIn({ phone: '+375291110001', deviceId: 'tablet-of-anna' })
  const [signedOut, stays] = [
    await openPage(there.address, mine.bearer),
    await openPage(there.address, other.bearer),
  ]
  await here.signOut(mine.bearer)
  await signedOut.ended
  publish('config', 'everyone')
  await vi.waitFor(() => expect(stays.heard).toContain('changed config'))
  expect(signedOut.heard).not.toContain('changed config')
})

test('the stream is neither compressed nor cached, and is counted in the metrics', async () => {
  const { bearer } = await patient()
  const { headers } = await openPage(here.address, bearer)
  expect(headers.get('content-type')).toBe('text/event-stream')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('cache-control')).toBe('no-store, no-transform')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(await openStreams()).toBeGreaterThan(0)
})

test('closed pages are removed from the list', async () => {
  await vi.waitFor(async () => expect(await openStreams()).toBe(0))
})

test('a stopping server ends its streams and does not wait for them', async () => {
  const stopping = await listening()
  const { bearer } = await patient()
  const { ended } = await openPage(stopping.address, bearer)
  await stopping.app.close()
  await ended
})

async function openStreams(): Promise<number> {
  const { payload } = await here.app.inject('/metrics')
  return Number(/^event_streams_open (\d+)$/m.exec(payload)?.[1])
}
