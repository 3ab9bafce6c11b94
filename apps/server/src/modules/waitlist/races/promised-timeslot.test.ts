import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { lockWaitlist } from '../store/freed-time.ts'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld({ connections: 40 })
const { waitForTime, offerTo, settle } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

/**
 * Holds the lock of the line, so that no server can offer: this prolongs the moment between a release and its
 * offer.
 */
const beforeItIsOffered = (happens: () => Promise<void>) =>
  world.db.transaction().execute(async trx => {
    await lockWaitlist(trx, world.clinic.providerId)
    await happens()
  })

let guests = 1000

/** The answers to a stranger who tries to get this time in every possible way. */
async function strangersGoFor(slot: Parameters<typeof world.book>[1]) {
  const [booking, holding, moving] = (await world.patients(3)).map(requireValue)
  const elsewhere = await world.doctor({ slots: 1, from: '2026-03-06T06:00:00Z' })
  const { json } = await world.book(requireValue(moving), requireValue(elsewhere.slots[0]))
  const phone = `37544999${guests++}`
  const { doctorId, slots } = await world.doctor({ slots: 1, from: '2026-03-07T06:00:00Z' })
  await world.bookAsGuest({ doctorId }, requireValue(slots[0]), { phone })
  const link = await world.openLink(phone)
  const replies = [
    await world.ofLink('PATCH', link, { body: { timetableId: slot.timetableId } }),
    await world.move(requireValue(moving), json.orderId, slot.timetableId),
    await world.hold(requireValue(holding), slot),
    await world.book(requireValue(booking), slot),
  ]
  return replies.map(reply => reply.json?.code ?? reply.status)
}

const BUSY = 'TIMESLOT_IS_BUSY'

test('between a cancellation and the offer nobody else can take the time', async () => {
  const { doctorId, slots, free } = await fullDoctor(world, 1)
  const patient = await world.patient()
  await waitForTime(patient, { doctorId })
  await beforeItIsOffered(async () => {
    await free(0)
    expect(await strangersGoFor(requireValue(slots[0]))).toEqual([BUSY, BUSY, BUSY, BUSY])
  })
  await settle()
  expect((await offerTo(patient)).startDate).toBe('2026-03-03T06:00:00Z')
})

test('meanwhile lists show the time, because they do not check for promises', async () => {
  const { doctorId, slots, free } = await fullDoctor(world, 1)
  await waitForTime(await world.patient(), { doctorId })
  const list = `/api/v2/public/booking/${world.clinic.providerCode}/doctors/${doctorId}/timeslots`
  await beforeItIsOffered(async () => {
    await free(0)
    const { json } = await world.call('GET', `${list}?dateStart=2026-03-03&dateEnd=2026-03-03`)
    expect(json).toMatchObject([{ timeslotId: requireValue(slots[0]).timetableId }])
    expect((await world.book(await world.patient(), requireValue(slots[0]))).json).toMatchObject({
      code: BUSY,
    })
  })
  await settle()
})

test('between the end of a hold and the offer nobody else can take the time, but its holder can', async () => {
  const { doctorId, slots } = await world.doctor({ slots: 2 })
  const [form, other] = (await world.patients(2)).map(requireValue)
  await world.hold(requireValue(form), requireValue(slots[0]))
  await world.hold(requireValue(other), requireValue(slots[1]))
  const patient = await world.patient()
  await waitForTime(patient, { doctorId, timeTo: '09:30' })
  await beforeItIsOffered(async () => {
    expect((await world.book(requireValue(other), requireValue(slots[1]))).status).toBe(201)
    world.clock.advance(5)
    expect(await strangersGoFor(requireValue(slots[0]))).toEqual([BUSY, BUSY, BUSY, BUSY])
  })
  await settle()
  expect((await offerTo(patient)).startDate).toBe('2026-03-03T06:00:00Z')
})

test('a time that nobody on the waiting list wants is free for all at once', async () => {
  const { doctorId, slots, free } = await fullDoctor(world, 1)
  await waitForTime(await world.patient(), { doctorId, timeFrom: '15:00' })
  await free(0)
  await settle()
  expect((await world.book(await world.patient(), requireValue(slots[0]))).status).toBe(201)
})

test('after ten seconds without a server a freed time is free for all', async () => {
  const { doctorId, slots, free } = await fullDoctor(world, 1)
  await waitForTime(await world.patient(), { doctorId })
  const noted = (ago: number) =>
    sql`alter table freed_timeslot alter noted_at set default now() - make_interval(secs => ${sql.lit(ago)})`.execute(
      world.db,
    )
  await noted(11)
  await beforeItIsOffered(async () => {
    await free(0)
    expect((await world.book(await world.patient(), requireValue(slots[0]))).status).toBe(201)
  })
  await noted(0)
})
