import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

/** Books a service of one hour at the first of six timeslots of half an hour. */
async function booked() {
  const doctor = await world.doctor({ slots: 6 })
  const serviceId = await world.service(doctor.assignmentId, { minutes: 60, price: 40 })
  const patient = await world.patient()
  const reply = await world.book(patient, { ...requireValue(doctor.slots[0]), serviceId })
  return { ...doctor, serviceId, patient, orderId: reply.json.orderId as string }
}

const takenBy = async (orderId: string) => {
  const rows = await world.db
    .selectFrom('timeslot')
    .select('starts_at')
    .where('visit_id', '=', orderId)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ starts_at }) => starts_at.toISOString().slice(11, 16))
}

test('a service moves to a run of its length, and frees all its old timeslots', async () => {
  const { slots, serviceId, patient, orderId } = await booked()
  const reply = await world.move(patient, orderId, requireValue(slots[3]).timetableId)
  expect(reply).toMatchObject({
    status: 200,
    json: {
      orderId,
      serviceId,
      price: 40,
      startDate: '2026-03-03T07:30:00Z',
      endDate: '2026-03-03T08:30:00Z',
    },
  })
  expect(await takenBy(orderId)).toEqual(['07:30', '08:00'])
  for (const slot of slots.slice(0, 2)) {
    expect((await world.book(await world.patient(), slot)).status).toBe(201)
  }
})

test('its own timeslots do not block the move', async () => {
  const { slots, patient, orderId } = await booked()
  expect((await world.move(patient, orderId, requireValue(slots[1]).timetableId)).status).toBe(200)
  expect(await takenBy(orderId)).toEqual(['06:30', '07:00'])
  expect((await world.move(patient, orderId, requireValue(slots[0]).timetableId)).status).toBe(200)
  expect(await takenBy(orderId)).toEqual(['06:00', '06:30'])
})

test('if part of the new run is taken, or the day ends, the visit stays unchanged', async () => {
  const { slots, patient, orderId } = await booked()
  await world.book(await world.patient(), requireValue(slots[3]))
  for (const at of [2, 3, 5]) {
    const reply = await world.move(patient, orderId, requireValue(slots[at]).timetableId)
    expect(reply.json.code).toBe('TIMESLOT_IS_BUSY')
  }
  expect(await takenBy(orderId)).toEqual(['06:00', '06:30'])
})

test("with another doctor the service takes that doctor's duration", async () => {
  const { serviceId, patient, orderId } = await booked()
  const quick = await world.doctor({ from: '2026-03-04T06:00:00Z' })
  await world.giveService(serviceId, quick.assignmentId, 30)
  const reply = await world.move(patient, orderId, requireValue(quick.slots[0]).timetableId)
  expect(reply.json).toMatchObject({
    physicianId: quick.doctorId,
    serviceId,
    endDate: '2026-03-04T06:30:00Z',
  })
})

test('a service cannot move to a doctor who does not provide it, nor to a branch without its option', async () => {
  const { slots, serviceId, patient } = await booked()
  const other = await world.doctor({ from: '2026-03-04T06:00:00Z' })
  const serviceOptionId = await world.serviceOption(serviceId)
  const { json } = await world.book(patient, { ...requireValue(slots[2]), serviceId, serviceOptionId })
  const to = async () =>
    (await world.move(patient, json.orderId, requireValue(other.slots[0]).timetableId)).json
  expect(await to()).toMatchObject({ code: 'SERVICE_IS_NOT_SUPPORTED', attributes: { reason: 'service' } })
  await world.giveService(serviceId, other.assignmentId, 60)
  await world.db
    .updateTable('service_option')
    .set({ active: false })
    .where('id', '=', serviceOptionId)
    .execute()
  expect(await to()).toMatchObject({ code: 'SERVICE_IS_NOT_SUPPORTED', attributes: { reason: 'option' } })
  expect(await takenBy(json.orderId)).toEqual(['07:00', '07:30'])
})

test('moving to the same time changes nothing and succeeds, even if the service is not provided any more', async () => {
  const { slots, serviceId, patient, orderId } = await booked()
  await world.db.updateTable('service').set({ active: false }).where('id', '=', serviceId).execute()
  expect((await world.move(patient, orderId, requireValue(slots[0]).timetableId)).status).toBe(200)
  expect(await takenBy(orderId)).toEqual(['06:00', '06:30'])
})

test("the patient's age at the new time must fit the service", async () => {
  const { slots, serviceId, patient, orderId } = await booked()
  await world.db.updateTable('service').set({ for_adult: false }).where('id', '=', serviceId).execute()
  const reply = await world.move(patient, orderId, requireValue(slots[2]).timetableId)
  expect(reply.json.code).toBe('AGE_LIMITS_ISSUE')
})
