import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addSlots } from '../../testing/fhir/fill.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'

const world = await testWorld()
const at = await fhirClinic(world)
const { server } = at
afterAll(() => server.close())
beforeEach(() => server.befall())
let day = 3
/** Until then only the test polls the clinic. */
const FAR = new Date('2027-01-01T00:00:00Z')

/** Visits of patients with accounts; the last one is a guest's. */
async function booked(count: number) {
  const date = `2026-03-${String(++day).padStart(2, '0')}`
  addSlots(server, { from: `${date}T06:00:00Z`, count })
  await at.compare()
  const slots = (await at.slots()).filter(({ startsAt }) => startsAt.toISOString().startsWith(date))
  const visitIds: string[] = []
  for (const slot of slots.slice(0, -1)) {
    const { json } = await world.book(await world.patient(), slot)
    visitIds.push(json.orderId)
  }
  const doctor = { doctorId: at.doctorId, providerCode: at.clinic.providerCode }
  const said = { phone: `+375297${String(day).padStart(6, '0')}`, birthDate: `1990-05-${day + 10}` }
  const { json } = await world.bookAsGuest(doctor, requireValue(slots.at(-1)), said)
  visitIds.push(json.visit.orderId)
  const rows = await world.db
    .selectFrom('fhir_appointment')
    .select(['visit_id', 'appointment_id'])
    .where('visit_id', 'in', visitIds)
    .execute()
  const appointments = new Map(rows.map(row => [row.visit_id, row.appointment_id]))
  return visitIds.map(visitId => ({ visitId, appointmentId: requireValue(appointments.get(visitId)) }))
}

const change = (appointmentId: string, changed: object) =>
  server.resources.save({
    ...requireValue(server.resources.find(`Appointment/${appointmentId}`)),
    ...changed,
  })
const statusOf = async (visitId: string) => {
  const { status } = await world.db
    .selectFrom('visit')
    .select('status')
    .where('id', '=', visitId)
    .executeTakeFirstOrThrow()
  return status
}

/**
 * Requests about appointments in the next poll, some minutes later; the world's own server polls at other times.
 */
async function round(minutes = 6): Promise<string[]> {
  world.clock.advance(minutes)
  await world.db.updateTable('fhir_connection').set({ due_at: FAR }).execute()
  server.requests.length = 0
  await at.poll()
  return server.requests
    .map(({ path }) => decodeURIComponent(path))
    .filter(path => path.startsWith('Appointment'))
}

test('outcomes of visits are read from the list of changes, for guests too, and not visit by visit', async () => {
  const visits = await booked(4)
  await round()
  const quiet = await round()
  expect(quiet).toEqual([expect.stringMatching(/^Appointment\?patient=.*&_lastUpdated=ge/)])
  const [first, , , ofGuest] = visits
  change(requireValue(first).appointmentId, { status: 'cancelled' })
  change(requireValue(ofGuest).appointmentId, { status: 'cancelled' })
  const asked = await round()
  expect(asked.filter(path => path.includes('_id='))).toEqual([])
  expect(await Promise.all(visits.map(({ visitId }) => statusOf(visitId)))).toEqual([
    'cancelled',
    'reserved',
    'reserved',
    'cancelled',
  ])
})

test('an appointment deleted at the clinic, which is not in the changes, is found within an hour', async () => {
  const [gone, stays] = await booked(2)
  await round()
  server.resources.remove(`Appointment/${requireValue(gone).appointmentId}`)
  await round()
  expect(await statusOf(requireValue(gone).visitId)).toBe('reserved')
  const asked = await round(60)
  expect(asked.some(path => path.startsWith('Appointment?_id='))).toBe(true)
  expect(await statusOf(requireValue(gone).visitId)).toBe('cancelled')
  expect(await statusOf(requireValue(stays).visitId)).toBe('reserved')
})

test('if the clinic cannot search by patients, each visit is read', async () => {
  const [visit] = await booked(2)
  await round()
  server.befall(({ path }) => (path.startsWith('Appointment?patient=') ? 'forbidden' : undefined))
  change(requireValue(visit).appointmentId, { status: 'cancelled' })
  expect((await round()).some(path => path.startsWith('Appointment?_id='))).toBe(true)
  expect(await statusOf(requireValue(visit).visitId)).toBe('cancelled')
})

test('a change that the clinic reports while the visit is changed here is read again afterwards', async () => {
  const [visit] = await booked(2)
  await round()
  const id = randomUUID()
  const now = world.clock.now()
  await world.db
    .insertInto('fhir_operation')
    .values({
      ...{ id, provider_id: at.clinic.providerId, kind: 'move', state: 'taking' },
      ...{ visit_id: requireValue(visit).visitId, claim: randomUUID(), claimed_until: FAR, created_at: now },
    })
    .execute()
  change(requireValue(visit).appointmentId, { status: 'cancelled' })
  await round()
  expect(await statusOf(requireValue(visit).visitId)).toBe('reserved')
  await world.db
    .updateTable('fhir_operation')
    .set({ state: 'ended', ended_at: world.clock.now() })
    .where('id', '=', id)
    .execute()
  await round()
  expect(await statusOf(requireValue(visit).visitId)).toBe('cancelled')
})

test('a clinic that reports a change while it is being read is read again', async () => {
  await booked(2)
  await round()
  let isHeard = false
  server.befall(() => {
    if (!isHeard) void world.db.updateTable('fhir_connection').set({ visits_read_at: null }).execute()
    isHeard = true
    return undefined
  })
  await round()
  const asked = await round(0)
  expect(asked.some(path => path.startsWith('Appointment?_id='))).toBe(true)
})
