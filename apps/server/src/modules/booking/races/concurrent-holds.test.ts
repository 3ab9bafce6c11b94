import { randomUUID } from 'node:crypto'
import { tally } from '@vizit/test-kit/world/acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
// Limits of guests are tested in hold-as-guest.test.ts; here they are set out of reach.
await world.setting('guestHolds', { perAddress: 1_000, shareOfDay: 1, perDoctor: 1_000 })
world.clock.advance(1)
const CLIENTS = 64
const guests = (count: number) => Array.from({ length: count }, () => ({ anonymousId: randomUUID() }))

const heldSlots = (assignmentId: string) =>
  world.db
    .selectFrom('timeslot')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .where('held_until', '>', world.clock.now())
    .execute()

test('64 guests and patients hold one timeslot: one gets it', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 1 })
  const people = [...guests(CLIENTS / 2), ...(await world.patients(CLIENTS / 2))]
  const replies = await Promise.all(people.map(person => world.hold(person, requireValue(slots[0]))))
  expect(tally(replies)).toEqual({ '201': 1, '409 TIMESLOT_IS_BUSY': 63 })
  expect(await heldSlots(assignmentId)).toHaveLength(1)
})

test('64 guests hold 64 timeslots of one doctor: each gets one', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: CLIENTS, minutes: 10 })
  const replies = await Promise.all(
    guests(CLIENTS).map((guest, at) => world.hold(guest, requireValue(slots[at]))),
  )
  expect(tally(replies)).toEqual({ '201': 64 })
  expect(await heldSlots(assignmentId)).toHaveLength(64)
})

test('one guest who holds 16 timeslots at once keeps only the last one', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 16 })
  const [guest] = guests(1)
  const replies = await Promise.all(slots.map(slot => world.hold(requireValue(guest), slot)))
  expect(tally(replies)).toEqual({ '201': 16 })
  expect(await heldSlots(assignmentId)).toHaveLength(1)
})

test('a hold and bookings at once: either the hold or one booking gets the timeslot', async () => {
  for (let round = 0; round < 12; round++) {
    const { slots } = await world.doctor({ slots: 1 })
    const slot = requireValue(slots[0])
    const [guest] = guests(1)
    const patients = await world.patients(5)
    const [held, ...booked] = await Promise.all([
      world.hold(requireValue(guest), slot),
      ...patients.map(patient => world.book(patient, slot)),
    ])
    const visits = tally(booked)['201'] ?? 0
    expect([requireValue(held).status, visits]).toEqual(
      requireValue(held).status === 201 ? [201, 0] : [409, 1],
    )
  }
})

test('guests who exchange their held timeslots at once leave no extra hold', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 16 })
  const people = guests(16)
  await Promise.all(people.map((guest, at) => world.hold(guest, requireValue(slots[at]))))
  const replies = await Promise.all(
    people.map((guest, at) => world.hold(guest, requireValue(slots[(at + 1) % 16]))),
  )
  const { '201': moved = 0, '409 TIMESLOT_IS_BUSY': stayed = 0, ...others } = tally(replies)
  expect(others).toEqual({})
  expect(moved + stayed).toBe(16)
  expect(await heldSlots(assignmentId)).toHaveLength(16)
})
