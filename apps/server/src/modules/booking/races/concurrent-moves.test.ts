import { tally } from '@vizit/test-kit/world/acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const CLIENTS = 64

/** As many patients as the doctor has timeslots, each booked into one. */
async function fullDoctor(count: number) {
  const doctor = await world.doctor({ slots: count, minutes: 10 })
  const patients = await world.patients(count)
  const replies = await Promise.all(
    patients.map((patient, at) => world.book(patient, requireValue(doctor.slots[at]))),
  )
  return {
    ...doctor,
    booked: patients.map((patient, at) => ({ patient, orderId: requireValue(replies[at]).json.orderId })),
  }
}

const takenSlots = async (assignmentId: string) => {
  const rows = await world.db
    .selectFrom('timeslot')
    .innerJoin('visit', 'visit.id', 'timeslot.visit_id')
    .select([
      'timeslot.id',
      'visit.id as visit',
      'timeslot.starts_at as slotStart',
      'visit.starts_at as visitStart',
    ])
    .where('timeslot.assignment_id', '=', assignmentId)
    .execute()
  for (const { slotStart, visitStart } of rows) expect(slotStart).toEqual(visitStart)
  return rows
}

test('64 visits moved to one timeslot: one gets it, the others stay where they were', async () => {
  const { assignmentId, booked } = await fullDoctor(CLIENTS)
  const target = await world.doctor({ slots: 1, from: '2026-03-04T06:00:00Z' })
  const { timetableId } = requireValue(target.slots[0])
  const replies = await Promise.all(
    booked.map(({ patient, orderId }) => world.move(patient, orderId, timetableId)),
  )
  expect(tally(replies)).toEqual({ '200': 1, '409 TIMESLOT_IS_BUSY': 63 })
  expect(await takenSlots(assignmentId)).toHaveLength(63)
  expect(await takenSlots(target.assignmentId)).toHaveLength(1)
})

test('64 visits moved to 64 timeslots of one doctor: all move, no false conflict', async () => {
  const { assignmentId, booked } = await fullDoctor(CLIENTS)
  const target = await world.doctor({ slots: CLIENTS, minutes: 10, from: '2026-03-04T06:00:00Z' })
  const replies = await Promise.all(
    booked.map(({ patient, orderId }, at) =>
      world.move(patient, orderId, requireValue(target.slots[at]).timetableId),
    ),
  )
  expect(tally(replies)).toEqual({ '200': 64 })
  expect(await takenSlots(assignmentId)).toHaveLength(0)
  expect(await takenSlots(target.assignmentId)).toHaveLength(64)
})

test('one visit moved to 16 timeslots at once ends in one of them, and every move is answered', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 17 })
  const patient = await world.patient()
  const { json } = await world.book(patient, requireValue(slots[0]))
  const replies = await Promise.all(
    slots.slice(1).map(({ timetableId }) => world.move(patient, json.orderId, timetableId)),
  )
  expect(tally(replies)).toEqual({ '200': 16 })
  const taken = await takenSlots(assignmentId)
  expect(taken).toHaveLength(1)
  const visit = await world.db
    .selectFrom('visit')
    .selectAll()
    .where('id', '=', json.orderId)
    .executeTakeFirst()
  expect(visit).toMatchObject({ sequence: 16, status: 'reserved' })
})

test('two patients who move to each other’s timeslot do not deadlock, and both keep a visit', async () => {
  for (let round = 0; round < 12; round++) {
    const { assignmentId, slots, booked } = await fullDoctor(2)
    const replies = await Promise.all(
      booked.map(({ patient, orderId }, at) =>
        world.move(patient, orderId, requireValue(slots[1 - at]).timetableId),
      ),
    )
    expect(tally(replies)).toEqual({ '409 TIMESLOT_IS_BUSY': 2 })
    expect(await takenSlots(assignmentId)).toHaveLength(2)
  }
})

test('two visits of one patient moved to the same hour at two doctors: one moves, the other gets VISITOR_BUSY', async () => {
  for (let round = 0; round < 12; round++) {
    const doctors = await Promise.all(
      [0, 1].map(day => world.doctor({ slots: 1, from: `2026-03-0${3 + day}T06:00:00Z` })),
    )
    const targets = await Promise.all(
      [0, 1].map(() => world.doctor({ slots: 1, from: '2026-03-05T06:00:00Z' })),
    )
    const patient = await world.patient()
    const booked = await Promise.all(doctors.map(({ slots }) => world.book(patient, requireValue(slots[0]))))
    const replies = await Promise.all(
      booked.map(({ json }, at) =>
        world.move(patient, json.orderId, requireValue(targets[at]?.slots[0]).timetableId),
      ),
    )
    expect(tally(replies)).toEqual({ '200': 1, '409 VISITOR_BUSY': 1 })
  }
})

test('a cancellation during a move names the time from which the visit was cancelled', async () => {
  for (let round = 0; round < 24; round++) {
    const { slots } = await world.doctor({ slots: 3 })
    const patient = await world.patient()
    const { json } = await world.book(patient, requireValue(slots[0]))
    await Promise.all([
      ...slots.slice(1).map(({ timetableId }) => world.move(patient, json.orderId, timetableId)),
      world.cancel(patient, json.orderId),
    ])
    const { starts_at } = await world.db
      .selectFrom('visit')
      .select('starts_at')
      .where('id', '=', json.orderId)
      .executeTakeFirstOrThrow()
    const told = await world.db
      .selectFrom('outbox')
      .select(['recipient', 'template', 'data'])
      .where('recipient', '=', patient.phone)
      .where('template', '=', 'visit-cancelled')
      .execute()
    expect(told.map(row => withFacts(row).data)).toEqual([
      expect.objectContaining({ startsAt: starts_at.toISOString() }),
    ])
  }
})

test('a booking and a move to one timeslot: one of them gets it', async () => {
  for (let round = 0; round < 12; round++) {
    const { slots } = await world.doctor({ slots: 2 })
    const [mover, booker] = await world.patients(2)
    const { json } = await world.book(requireValue(mover), requireValue(slots[0]))
    const replies = await Promise.all([
      world.move(requireValue(mover), json.orderId, requireValue(slots[1]).timetableId),
      world.book(requireValue(booker), requireValue(slots[1])),
    ])
    expect(tally(replies)['409 TIMESLOT_IS_BUSY']).toBe(1)
  }
})
