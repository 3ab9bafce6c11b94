import { sure } from '@vizit/test-kit/world/sure.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { waiting } from '../testing/waiting.ts'

const world = await testWorld()
const { waitForEarlier, waitForTime, waits, take, offerTo, settle, show } = waiting(world)
beforeEach(() => world.clock.set(WORLD_START))

/** A doctor whose timeslots are all taken: whose they are, in their order. */
async function fullDoctor(count = 2) {
  const doctor = await world.doctor({ slots: count })
  const owners = await world.patients(count)
  const booked = await Promise.all(owners.map((owner, at) => world.book(owner, sure(doctor.slots[at]))))
  return { ...doctor, owners, orders: booked.map(({ json }) => json.orderId as string) }
}

test('a time that frees up moves the visit of whoever waits for an earlier one', async () => {
  const { owners, orders, slots } = await fullDoctor(3)
  const [first, , last] = owners.map(sure)
  expect((await waitForEarlier(sure(last), sure(orders[2]))).status).toBe(201)
  await world.cancel(sure(first), sure(orders[0]))
  await settle()
  const offer = await offerTo(sure(last))
  expect(offer).toMatchObject({
    state: 'live',
    startDate: '2026-03-03T06:00:00Z',
    movesFrom: '2026-03-03T07:00:00Z',
    orderId: orders[2],
    expiresAt: '2026-03-02T06:15:00Z',
  })
  // Until it is taken the visit is where it was, and nobody else has the time.
  expect((await world.book(await world.patient(), sure(slots[0]))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect(await take(sure(last), offer.offerId)).toMatchObject({
    status: 200,
    json: { orderId: orders[2], startDate: '2026-03-03T06:00:00Z' },
  })
  expect(await waits(sure(last))).toEqual([])
  // What it leaves is free.
  expect((await world.book(await world.patient(), sure(slots[2]))).status).toBe(201)
  expect((await show(sure(last), offer.offerId)).json).toMatchObject({ state: 'taken', orderId: orders[2] })
})
