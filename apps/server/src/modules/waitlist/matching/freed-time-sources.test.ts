import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { rollTimetable } from '../../timetable/public.ts'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForEarlier, waitForTime, take, offerTo, settle, sweep, waits } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

/** A patient who waits for any time of this doctor. */
async function waiterFor(doctorId: string) {
  const patient = await world.patient()
  await waitForTime(patient, { doctorId })
  await settle()
  return patient
}

test('the time of a moved visit is offered', async () => {
  const { doctorId, visits } = await fullDoctor(world, 1)
  const later = await world.newAssignment(
    { doctorId, assignmentId: '', slots: [] },
    { from: '2026-03-09T06:00:00Z' },
  )
  const patient = await world.patient()
  await waitForTime(patient, { doctorId, lastDate: '2026-03-04' })
  const { patient: mover, orderId } = requireValue(visits[0])
  expect((await world.move(mover, orderId, requireValue(later.slots[0]).timetableId)).status).toBe(200)
  await settle()
  expect((await offerTo(patient)).startDate).toBe('2026-03-03T06:00:00Z')
})

test('an offer for a relative names the patient; one for oneself does not', async () => {
  const { doctorId, free } = await fullDoctor(world, 2)
  const relative = await world.patient()
  const patient = await world.patient({ firstName: 'Анна' })
  await world.relate(relative.accountId, patient.profileId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
  await waitForTime({ bearer: relative.bearer, profileId: patient.profileId }, { doctorId })
  await free(0)
  await settle()
  const own = await waiterFor(doctorId)
  await free(1)
  await settle()
  const { textsTo } = familyActs(world.call)
  expect((await textsTo(relative.phone))[0]).toMatch(/^Визит: освободилось время .+ \(Анна, .+\)\. Ответьте/)
  expect((await textsTo(own.phone))[0]).not.toContain('Мария')
})

test('a released hold and an expired one are offered, whether the hold began before the wait or not', async () => {
  const { doctorId, slots } = await world.doctor({ slots: 2 })
  const [form, other] = (await world.patients(2)).map(requireValue)
  await world.hold(requireValue(form), requireValue(slots[0]))
  await world.hold(requireValue(other), requireValue(slots[1]))
  const patient = await waiterFor(doctorId)
  expect(await offerTo(patient)).toBeNull()
  await world.release(requireValue(other))
  await settle()
  const offer = await offerTo(patient)
  expect(offer.startDate).toBe('2026-03-03T06:30:00Z')
  await take(patient, offer.offerId)
  const next = await waiterFor(doctorId)
  world.clock.advance(4)
  await world.hold(requireValue(form), requireValue(slots[0]))
  world.clock.advance(4)
  await settle()
  expect(await offerTo(next)).toBeNull()
  world.clock.advance(1)
  await settle()
  expect((await offerTo(next)).startDate).toBe('2026-03-03T06:00:00Z')
})

test('timeslots added to the timetable, by an import or at night, are offered', async () => {
  const { doctorId, assignmentId } = await world.doctor({ slots: 0 })
  const patient = await waiterFor(doctorId)
  await world.db
    .insertInto('timetable_hours')
    .values({ assignment_id: assignmentId, weekday: 4, starts: '10:00', ends: '11:00', slot_minutes: 30 })
    .execute()
  await rollTimetable(world.db, '2026-03-02')
  await settle()
  // Several servers work at once, so either of the two timeslots may be offered first.
  expect(['2026-03-05T07:00:00Z', '2026-03-05T07:30:00Z']).toContain((await offerTo(patient)).startDate)
})

test('a withdrawn timeslot that comes back is offered', async () => {
  const { doctorId, slots } = await world.doctor({ slots: 1 })
  const holder = await world.patient()
  await world.hold(holder, requireValue(slots[0]))
  const set = (withdrawn: boolean) =>
    world.db
      .updateTable('timeslot')
      .set({ withdrawn })
      .where('id', '=', requireValue(slots[0]).timetableId)
      .execute()
  await set(true)
  const patient = await waiterFor(doctorId)
  await set(false)
  world.clock.advance(5)
  await settle()
  expect(await offerTo(patient)).not.toBeNull()
})

test('an offer for a service has all timeslots that it needs, or is not made', async () => {
  const { assignmentId, doctorId, slots, free } = await fullDoctor(world, 3)
  const serviceId = await world.service(assignmentId, { minutes: 60 })
  const patient = await world.patient()
  await waitForTime(patient, { serviceId })
  await free(0)
  await settle()
  expect(await offerTo(patient)).toBeNull()
  await free(1)
  await settle()
  const offer = await offerTo(patient)
  expect(offer).toMatchObject({
    startDate: '2026-03-03T06:00:00Z',
    endDate: '2026-03-03T07:00:00Z',
    serviceName: 'Консультация',
    physicianId: doctorId,
  })
  const stranger = await world.patient()
  for (const slot of slots.slice(0, 2)) {
    expect((await world.book(stranger, slot)).json.code).toBe('TIMESLOT_IS_BUSY')
  }
  expect(await take(patient, offer.offerId)).toMatchObject({
    status: 200,
    json: { startDate: '2026-03-03T06:00:00Z', endDate: '2026-03-03T07:00:00Z' },
  })
})

test('a visit of a service can move earlier by half of its own time', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 3 })
  const serviceId = await world.service(assignmentId, { minutes: 60 })
  const [first, patient] = (await world.patients(2)).map(requireValue)
  const { json: one } = await world.book(requireValue(first), requireValue(slots[0]))
  const { json } = await world.call('POST', '/api/v2/my/providers/orders', {
    bearer: requireValue(patient).bearer,
    body: {
      timetableId: requireValue(slots[1]).timetableId,
      assignmentId,
      serviceId,
      profileId: requireValue(patient).profileId,
    },
  })
  await waitForEarlier(requireValue(patient), json.orderId)
  await world.cancel(requireValue(first), one.orderId)
  await settle()
  const offer = await offerTo(requireValue(patient))
  expect(offer).toMatchObject({ startDate: '2026-03-03T06:00:00Z', endDate: '2026-03-03T07:00:00Z' })
  expect((await take(requireValue(patient), offer.offerId)).json).toMatchObject({
    orderId: json.orderId,
    startDate: '2026-03-03T06:00:00Z',
  })
  // The line is asked before others can book the timeslot.
  await settle()
  expect((await world.book(await world.patient(), requireValue(slots[2]))).status).toBe(201)
})

test('a freed time whose notification was lost is found by the full check', async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const other = await world.doctor({ slots: 1 })
  const patient = await world.patient()
  const { json: own } = await world.book(patient, requireValue(other.slots[0]))
  await waitForTime(patient, { doctorId })
  expect(await waits(patient)).toHaveLength(1)
  // The patient is busy when the time is freed, and free later.
  await free(0)
  await settle()
  expect(await offerTo(patient)).toBeNull()
  await world.cancel(patient, own.orderId)
  await sweep()
  expect((await offerTo(patient)).startDate).toBe('2026-03-03T06:00:00Z')
})
