import { createHmac } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, expect, test } from 'vitest'
import { deriveKey } from '../../../../platform/secret/derive-key.ts'
import { connectorKinds } from '../../connectors/connectors.ts'
import { systems } from '../../testing/connected-clinic.ts'
import { addSchedule, addSlots } from '../../testing/fhir/fill.ts'
import { startFhirServer, TOKEN } from '../../testing/fhir-server.ts'
import { providersOf } from '../../testing/providers-of.ts'
import { assignScheduleByHand } from './assign-schedule-by-hand.ts'
import { connectClinic } from './connect-clinic.ts'
import { disconnectClinic } from './disconnect-clinic.ts'
import { openSecrets } from './secrets.ts'
import { showConnection } from './show-connection.ts'

const world = await testWorld()
const server = await startFhirServer({ now: () => world.clock.now() })
afterAll(() => server.close())
const { database, clock, clinic } = world
const key = deriveKey(SECRET, 'fhir-connection')
const asked = {
  providerCode: clinic.providerCode,
  connector: 'fhir',
  address: server.baseUrl,
  credentials: { kind: 'bearer', token: TOKEN },
  booking: 'appointment',
} as const
const { connectors } = testServices(world)
const deps = { database, clock, key, connectors, fetch: globalThis.fetch }
const older: typeof fetch = async () =>
  Response.json({ resourceType: 'CapabilityStatement', fhirVersion: '3.0.2' })
const { operationWorker } = providersOf(world)
const shown = () => showConnection(world.db, clinic.providerCode, clock.now())

test('an organisation is connected to a server that answers in FHIR R4', async () => {
  expect(await connectClinic({ ...asked, providerCode: 'nobody' }, deps)).toEqual({
    outcome: 'unknown-provider',
  })
  expect(await connectClinic({ ...asked, address: 'http://clinic.by/fhir' }, deps)).toEqual({
    outcome: 'wrong-address',
  })
  const stranger = { ...asked, credentials: { kind: 'none' } } as const
  expect(await connectClinic(stranger, deps)).toMatchObject({
    outcome: 'no-answer',
    failure: { status: 401 },
  })
  expect(await connectClinic(asked, { ...deps, fetch: older })).toMatchObject({
    outcome: 'another-language',
  })
  expect(await shown()).toBeUndefined()
})

test("the clinic's free times replace the local ones, and services matched by hand are added", async () => {
  const { doctorId, slots } = await world.doctor()
  const { code } = await world.db
    .selectFrom('doctor')
    .select('code')
    .where('id', '=', doctorId)
    .executeTakeFirstOrThrow()
  addSchedule(server, 'known', code)
  addSchedule(server, 'strange', 'nobody-here')
  addSlots(server, { from: '2026-03-10T06:00:00Z', count: 2, schedule: 'known' })
  addSlots(server, { from: '2026-03-11T06:00:00Z', count: 3, schedule: 'strange' })
  const connected = await connectClinic(asked, deps)
  expect(connected).toMatchObject({
    outcome: 'connected',
    schedules: expect.arrayContaining([
      expect.objectContaining({ scheduleId: 'strange', assignmentId: null }),
    ]),
  })
  await expect
    .poll(
      async () => {
        await operationWorker.poll()
        return shown()
      },
      { timeout: 10_000 },
    )
    .toMatchObject({ schedules: 1, freeSlots: 2, problem: null })
  expect(
    await world.db
      .selectFrom('timeslot')
      .select('id')
      .where('id', '=', requireValue(slots[0]).timetableId)
      .execute(),
  ).toEqual([])
  const place = { providerCode: clinic.providerCode, scheduleId: 'strange' }
  expect(await assignScheduleByHand(world.db, { ...place, place: 'nobody/main' })).toBe('unknown-place')
  expect(await assignScheduleByHand(world.db, { ...place, place: `${code}/main` })).toBe('named')
  world.clock.advance(1)
  await expect
    .poll(
      async () => {
        await operationWorker.poll()
        return shown()
      },
      { timeout: 10_000 },
    )
    .toMatchObject({ schedules: 2, freeSlots: 5 })
})

test('notifications of the clinic are accepted if signed or with its secret, and nothing is done twice', async () => {
  const connected = await connectClinic(asked, deps)
  const secret = connected.outcome === 'connected' ? connected.webhookSecret : ''
  const address = `${world.address}/api/v2/public/providers/${clinic.providerCode}/changes`
  const tell = async (headers: Record<string, string>, body = '{"resourceType":"Slot"}') =>
    (
      await fetch(address, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/fhir+json', ...headers },
      })
    ).status
  const signed = (minutes: number, body = '{"resourceType":"Slot"}') => {
    const timestamp = String(clock.now().getTime() / 1000 + minutes * 60)
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    return { 'x-vizit-timestamp': timestamp, 'x-vizit-signature': `sha256=${signature}` }
  }
  expect(await tell({})).toBe(404)
  expect(await tell({ authorization: 'Bearer something-else' })).toBe(404)
  expect(await tell(signed(-10))).toBe(404)
  expect(await tell(signed(0), '{"resourceType":"Appointment"}')).toBe(404)
  const heard = () => world.db.selectFrom('fhir_notice').select('signature').execute()
  expect(await heard()).toEqual([])
  for (let times = 0; times < 2; times += 1) expect(await tell(signed(0))).toBe(204)
  expect(await heard()).toHaveLength(1)
  expect(await tell({ authorization: `Bearer ${secret}` })).toBe(204)

  addSlots(server, { from: '2026-03-12T06:00:00Z', count: 1, schedule: 'known' })
  expect(await tell(signed(1))).toBe(204)
  // The notification makes a server poll at once, however recent the last poll was.
  await expect.poll(() => shown(), { timeout: 10_000 }).toMatchObject({ freeSlots: 6 })
})

test('after disconnecting, the timetable is kept here again', async () => {
  expect(await disconnectClinic(world.db, 'nobody', clock.now())).toEqual({ outcome: 'unknown-provider' })
  expect(await disconnectClinic(world.db, clinic.providerCode, clock.now())).toEqual({
    outcome: 'disconnected',
  })
  expect(await shown()).toBeUndefined()
  const offered = await world.db
    .selectFrom('timeslot')
    .innerJoin('assignment', 'assignment.id', 'assignment_id')
    .select('timeslot.id')
    .where('provider_id', '=', clinic.providerId)
    .where('withdrawn', '=', false)
    .execute()
  expect(offered).toEqual([])
})

test.each(connectorKinds)(
  'a system of kind %s is connected, and its secrets open only for that kind',
  async kind => {
    const system = await systems[kind](() => world.clock.now())
    const { providerId, providerCode } = await world.newClinic()
    const { baseUrl: address, booking, token } = system
    const credentials = { kind: 'bearer', token } as const
    const connected = await connectClinic(
      { providerCode, connector: kind, address, booking, credentials },
      deps,
    )
    expect(connected).toMatchObject({ outcome: 'connected', schedules: [] })
    const { connector, sealed } = await world.db
      .selectFrom('fhir_connection')
      .select(['connector', 'sealed'])
      .where('provider_id', '=', providerId)
      .executeTakeFirstOrThrow()
    expect(connector).toBe(kind)
    const opened = connectorKinds.map(as => openSecrets(key, { providerId, connector: as }, sealed) !== null)
    expect(opened).toEqual(connectorKinds.map(as => as === kind))
    await disconnectClinic(world.db, providerCode, clock.now())
    await system.close()
  },
)
