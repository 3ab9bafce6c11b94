import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { idsOf, servicesToBook } from '../testing/services-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const { given, takenBy, heldSlots } = servicesToBook(world)

test('if one timeslot of the run is taken, the booking is refused and nothing is taken', async () => {
  const { slots, serviceId, patient, ...doctor } = await given()
  await world.book(await world.patient(), requireValue(slots[2]))
  const reply = await world.book(patient, { ...requireValue(slots[1]), serviceId }, { key: 'half' })
  expect(reply).toMatchObject({ status: 409, json: { code: 'TIMESLOT_IS_BUSY' } })
  expect(await heldSlots(doctor)).toEqual([])
  const taken = await world.db
    .selectFrom('timeslot')
    .select('id')
    .where('assignment_id', '=', doctor.assignmentId)
    .where('visit_id', 'is not', null)
    .execute()
  expect(taken).toHaveLength(1)
  // A refused booking does not store its idempotency key.
  expect((await world.book(patient, { ...requireValue(slots[0]), serviceId }, { key: 'half' })).status).toBe(
    201,
  )
})

test.each([
  ['the day ends before it would', 3, {}],
  ['there is a gap in it', 1, { from: '2026-03-03T06:00:00Z' }],
])('a run is not booked if %s', async (why, at, doctor) => {
  const { slots, serviceId, patient } = await given({}, doctor)
  if (why.startsWith('there')) {
    await world.db.deleteFrom('timeslot').where('id', '=', requireValue(slots[2]).timetableId).execute()
  }
  const reply = await world.book(patient, { ...requireValue(slots[at]), serviceId })
  expect(reply.json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold(patient, { ...requireValue(slots[at]), serviceId })).json.code).toBe(
    'TIMESLOT_IS_BUSY',
  )
})

test('a run that begins within the booking window and ends after it is not booked', async () => {
  // The booking window ends at midnight in Minsk between 2 and 3 May.
  const { slots, serviceId, patient } = await given({}, { from: '2026-05-02T20:00:00Z', slots: 3 })
  const run = (at: number) => ({ ...requireValue(slots[at]), serviceId })
  expect((await world.book(patient, run(1))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold(patient, run(1))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold(patient, run(0))).status).toBe(201)
})

test('a run is held as a whole; a new hold replaces the former one, and booking uses it up', async () => {
  const { slots, serviceId, patient, ...doctor } = await given()
  const run = (at: number) => ({ ...requireValue(slots[at]), serviceId })
  const [guest, stranger] = [{ anonymousId: crypto.randomUUID() }, await world.patient()]
  expect((await world.hold(guest, run(0))).status).toBe(201)
  expect(await heldSlots(doctor)).toEqual(idsOf(slots.slice(0, 2)))
  expect((await world.book(stranger, requireValue(slots[1]))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold(guest, run(1))).status).toBe(201)
  expect(await heldSlots(doctor)).toEqual(idsOf(slots.slice(1, 3)))
  // After sign-in the guest's hold belongs to the patient.
  const reply = await world.book(patient, run(1), { anonymousId: guest.anonymousId })
  expect(reply.status).toBe(201)
  expect(await heldSlots(doctor)).toEqual([])
  expect(await takenBy(reply.json.orderId)).toEqual(idsOf(slots.slice(1, 3)))
})

test('a released run is free again', async () => {
  const { slots, serviceId, patient, ...doctor } = await given()
  await world.hold(patient, { ...requireValue(slots[0]), serviceId })
  await world.release(patient)
  expect(await heldSlots(doctor)).toEqual([])
})

test('a cancelled service frees all its timeslots', async () => {
  const { slots, serviceId, patient } = await given()
  const { json } = await world.book(patient, { ...requireValue(slots[0]), serviceId })
  expect((await world.cancel(patient, json.orderId)).status).toBe(204)
  expect((await world.book(patient, requireValue(slots[1]))).status).toBe(201)
  expect((await world.book(await world.patient(), requireValue(slots[0]))).status).toBe(201)
})
