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

/** A doctor with timeslots of ten minutes, and a service that takes three of them. */
async function given(slots: number) {
  const doctor = await world.doctor({ slots, minutes: 10 })
  const serviceId = await world.service(doctor.assignmentId, { minutes: 30 })
  return { ...doctor, runs: doctor.slots.map(slot => ({ ...slot, serviceId })) }
}

const heldBy = async (assignmentId: string) => {
  const rows = await world.db
    .selectFrom('timeslot')
    .select(['held_by', 'starts_at'])
    .where('assignment_id', '=', assignmentId)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ held_by }) => held_by)
}

/** How many consecutive timeslots each holder has. */
async function lengths(assignmentId: string) {
  const holders = (await heldBy(assignmentId)).filter(holder => holder !== null)
  return [...Map.groupBy(holders, holder => holder).values()].map(({ length }) => length)
}

test('64 guests hold overlapping runs: each has a complete one or none', async () => {
  const { assignmentId, runs } = await given(24)
  const replies = await Promise.all(
    Array.from({ length: CLIENTS }, (_, n) =>
      world.hold({ anonymousId: randomUUID() }, requireValue(runs[n % 22])),
    ),
  )
  const { '201': held = 0, '409 TIMESLOT_IS_BUSY': busy = 0, ...others } = tally(replies)
  expect(others).toEqual({})
  expect(held + busy).toBe(CLIENTS)
  // A held run blocks at most five start times for the other guests.
  expect(held).toBeGreaterThanOrEqual(5)
  expect(await lengths(assignmentId)).toEqual(Array.from({ length: held }, () => 3))
})

test('guests who exchange their runs for overlapping ones at once each keep a complete one', async () => {
  const { assignmentId, runs } = await given(24)
  const guests = Array.from({ length: 8 }, () => ({ anonymousId: randomUUID() }))
  await Promise.all(guests.map((guest, n) => world.hold(guest, requireValue(runs[n * 3]))))
  for (const shift of [1, 2, 4]) {
    const replies = await Promise.all(
      guests.map((guest, n) => world.hold(guest, requireValue(runs[(n * 3 + shift) % 22]))),
    )
    const { '201': moved = 0, '409 TIMESLOT_IS_BUSY': stayed = 0, ...others } = tally(replies)
    expect([moved + stayed, others]).toEqual([8, {}])
    expect(await lengths(assignmentId)).toEqual(Array.from({ length: 8 }, () => 3))
  }
})

test('a run released while its holder takes another one is never left partly held', async () => {
  for (let round = 0; round < 40; round++) {
    const { assignmentId, slots, runs } = await given(3)
    const guest = { anonymousId: randomUUID() }
    await Promise.all([
      world.hold(guest, requireValue(slots[2])),
      world.hold(guest, requireValue(runs[0])),
      world.release(guest),
    ])
    const held = (await heldBy(assignmentId)).map(holder => holder !== null)
    expect([
      [false, false, false],
      [false, false, true],
      [true, true, true],
    ]).toContainEqual(held)
  }
})

test('a guest who signs in while taking a run holds one complete run', async () => {
  for (let round = 0; round < 20; round++) {
    const { assignmentId, runs } = await given(6)
    const patient = await world.patient()
    const guest = { anonymousId: randomUUID() }
    await world.hold(guest, requireValue(runs[3]))
    await Promise.all([
      world.hold(guest, requireValue(runs[2])),
      world.hold({ ...guest, bearer: patient.bearer }, requireValue(runs[0])),
    ])
    for (const length of await lengths(assignmentId)) expect(length).toBe(3)
  }
})
