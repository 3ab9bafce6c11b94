import { tally } from '@vizit/test-kit/world/acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const CLIENTS = 64

const visitsOf = (assignmentId: string) =>
  world.db
    .selectFrom('visit')
    .select(['id', 'starts_at'])
    .where('assignment_id', '=', assignmentId)
    .where('status', '<>', 'cancelled')
    .execute()

test('64 clients book one timeslot: one visit, 63 times TIMESLOT_IS_BUSY', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 1 })
  const slot = requireValue(slots[0])
  const patients = await world.patients(CLIENTS)
  const replies = await Promise.all(patients.map(patient => world.book(patient, slot)))
  expect(tally(replies)).toEqual({ '201': 1, '409 TIMESLOT_IS_BUSY': 63 })
  const visits = await visitsOf(assignmentId)
  expect(visits.map(({ id }) => id)).toEqual([replies.find(({ status }) => status === 201)?.json.orderId])
})

test('64 clients book 64 timeslots of one doctor: 64 visits, no false conflict', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: CLIENTS, minutes: 10 })
  const patients = await world.patients(CLIENTS)
  const replies = await Promise.all(
    patients.map((patient, at) => world.book(patient, requireValue(slots[at]))),
  )
  expect(tally(replies)).toEqual({ '201': 64 })
  const starts = (await visitsOf(assignmentId)).map(({ starts_at }) => starts_at.getTime())
  expect(new Set(starts)).toEqual(new Set(slots.map(({ startsAt }) => startsAt.getTime())))
})

test('overlapping timeslots of one doctor at two places: one visit of each pair, the other is TIMESLOT_IS_BUSY', async () => {
  const doctor = await world.doctor({ slots: 16 })
  const elsewhere = await world.newAssignment(doctor, { slots: 16, from: '2026-03-03T06:15:00Z' })
  const pairs = doctor.slots.map((slot, at) => [slot, requireValue(elsewhere.slots[at])] as const)
  const patients = await world.patients(pairs.length * 2)
  const replies = await Promise.all(
    pairs.flat().map((slot, at) => world.book(requireValue(patients[at]), slot)),
  )
  const { '201': booked = 0, '409 TIMESLOT_IS_BUSY': busy = 0, ...others } = tally(replies)
  expect(others).toEqual({})
  expect(booked + busy).toBe(32)
  // Every timeslot overlaps two timeslots of the other branch, so between a third and a half of all can be booked.
  expect(booked).toBeGreaterThanOrEqual(11)
  expect(booked).toBeLessThanOrEqual(16)
})

test('one patient books two overlapping timeslots of two doctors: one visit, and VISITOR_BUSY names it', async () => {
  for (let round = 0; round < 16; round++) {
    const [one, other] = await Promise.all([
      world.doctor({ slots: 1 }),
      world.doctor({ slots: 1, minutes: 20 }),
    ])
    const patient = await world.patient()
    const replies = await Promise.all(
      [one, other].map(({ slots }) => world.book(patient, requireValue(slots[0]))),
    )
    expect(tally(replies)).toEqual({ '201': 1, '409 VISITOR_BUSY': 1 })
    const [booked, refused] = replies.toSorted((a, b) => a.status - b.status)
    expect(refused?.json.attributes.orderId).toBe(booked?.json.orderId)
  }
})

test('one request sent 16 times at once with its key: one visit, 16 equal answers', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 1 })
  const patient = await world.patient()
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => world.book(patient, requireValue(slots[0]), { key: 'one-key' })),
  )
  expect(tally(replies)).toEqual({ '201': 16 })
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await visitsOf(assignmentId)).toHaveLength(1)
})

test('one key on two timeslots at once: one visit, the other request is refused', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 8 })
  const patient = await world.patient()
  const replies = await Promise.all(slots.map(slot => world.book(patient, slot, { key: 'another-key' })))
  expect(tally(replies)).toEqual({ '201': 1, '400 INVALID_ARGUMENT': 7 })
  expect(await visitsOf(assignmentId)).toHaveLength(1)
})

test('a cancelled timeslot is taken by exactly one of those who want it', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 1 })
  const slot = requireValue(slots[0])
  const [holder, latecomer, ...others] = await world.patients(18)
  const booked = await world.book(requireValue(holder), slot)
  const [cancelled, ...replies] = await Promise.all([
    world.cancel(requireValue(holder), booked.json.orderId),
    ...others.map(patient => world.book(patient, slot)),
  ])
  expect(cancelled.status).toBe(204)
  // Not one of those who raced: the winner's second booking is answered with the visit that it has.
  const late = await world.book(requireValue(latecomer), slot)
  const outcomes = tally([...replies, late])
  expect(outcomes['201']).toBe(1)
  expect(await visitsOf(assignmentId)).toHaveLength(1)
})
