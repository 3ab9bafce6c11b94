import { tally } from '@vizit/test-kit/world/acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld({ connections: 40 })
const { waitForTime, waits, take, decline, stop, offerTo, settle } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

const ROUNDS = 3

/** A patient who is offered a doctor's only time. */
async function asked() {
  const { doctorId, assignmentId, slots, free } = await fullDoctor(world, 1)
  const patient = await world.patient()
  const { json: wait } = await waitForTime(patient, { doctorId })
  await free(0)
  await settle()
  return {
    assignmentId,
    slot: requireValue(slots[0]),
    patient,
    waitId: wait.waitId,
    offer: await offerTo(patient),
  }
}

const visitsOf = (assignmentId: string) =>
  world.db
    .selectFrom('visit')
    .select(['id', 'profile_id'])
    .where('assignment_id', '=', assignmentId)
    .where('status', '<>', 'cancelled')
    .execute()

test('an offer taken while 16 others book, hold and wait goes to the person who got it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { assignmentId, slot, patient, offer } = await asked()
    const others = await world.patients(16)
    const [taken, ...replies] = await Promise.all([
      take(patient, offer.offerId),
      ...others.map((other, at) => (at % 2 ? world.book(other, slot) : world.hold(other, slot))),
    ])
    expect(taken.status).toBe(200)
    expect(tally(replies)).toEqual({ '409 TIMESLOT_IS_BUSY': 16 })
    expect(await visitsOf(assignmentId)).toEqual([{ id: taken.json.orderId, profile_id: patient.profileId }])
    expect(await waits(patient)).toEqual([])
  }
})

test('one offer taken eight times at once with different keys makes one visit', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { assignmentId, patient, offer } = await asked()
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => take(patient, offer.offerId, `key-${at}`)),
    )
    expect(tally(replies)).toEqual({ '200': 8 })
    expect(new Set(replies.map(({ json }) => json.orderId)).size).toBe(1)
    expect(await visitsOf(assignmentId)).toHaveLength(1)
  }
})

test('an offer taken, declined and given up at once is taken or goes to the next person, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { assignmentId, slot, patient, waitId, offer } = await asked()
    const [taken] = await Promise.all([
      take(patient, offer.offerId),
      decline(patient, offer.offerId),
      stop(patient, waitId),
    ])
    await settle()
    const isTaken = taken.status === 200
    expect(await visitsOf(assignmentId)).toHaveLength(isTaken ? 1 : 0)
    const next = await world.book(await world.patient(), slot)
    expect(next.status).toBe(isTaken ? 409 : 201)
  }
})

test('an offer taken at its deadline while it is closed: one of the two gets the time', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { assignmentId, patient, offer, slot } = await asked()
    const { doctorId } = requireValue(
      await world.db
        .selectFrom('assignment')
        .select('doctor_id as doctorId')
        .where('id', '=', assignmentId)
        .executeTakeFirst(),
    )
    const next = await world.patient()
    await waitForTime(next, { doctorId })
    const taking = take(patient, offer.offerId)
    world.clock.set(new Date(offer.expiresAt))
    const [taken] = await Promise.all([taking, settle()])
    await settle()
    const passedOn = await offerTo(next)
    expect([taken.status === 200, passedOn !== null]).toContain(true)
    expect(taken.status === 200 && passedOn !== null).toBe(false)
    expect(await visitsOf(assignmentId)).toHaveLength(taken.status === 200 ? 1 : 0)
    expect((await world.book(await world.patient(), slot)).status).toBe(409)
    world.clock.set(WORLD_START)
  }
})
