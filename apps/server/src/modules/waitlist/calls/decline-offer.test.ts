import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { messagesOfEnd } from '../testing/messages-of-end.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForTime, take, decline, offerTo, settle, waits } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

/** Three patients wait for a full doctor; the first one has an offer. */
async function line() {
  const doctor = await fullDoctor(world, 2)
  const [first, second, third] = (await world.patients(3)) as [
    Awaited<ReturnType<typeof world.patient>>,
    Awaited<ReturnType<typeof world.patient>>,
    Awaited<ReturnType<typeof world.patient>>,
  ]
  for (const patient of [first, second, third]) await waitForTime(patient, { doctorId: doctor.doctorId })
  await doctor.free(0)
  await settle()
  return { ...doctor, first, second, third }
}

test('a declined time goes to the next person, the wait keeps its place, and the time is not offered to it again', async () => {
  const { first, second, third, slots, free } = await line()
  const offer = await offerTo(first)
  expect([await offerTo(second), await offerTo(third)]).toEqual([null, null])
  expect((await decline(first, offer.offerId)).status).toBe(204)
  await settle()
  expect(await offerTo(first)).toBeNull()
  const next = await offerTo(second)
  expect(next.startDate).toBe(offer.startDate)
  expect((await take(second, next.offerId)).status).toBe(200)
  // The next time is offered to the first patient again: declining kept their place.
  await free(1)
  await settle()
  expect((await offerTo(first)).startDate).toBe('2026-03-03T06:30:00Z')
  expect(await offerTo(third)).toBeNull()
  expect(requireValue(slots[1]).startsAt.toISOString()).toBe('2026-03-03T06:30:00.000Z')
})

test('a time that nobody wants is free for all', async () => {
  const { first, second, third, slots } = await line()
  for (const patient of [first, second, third]) {
    await decline(patient, (await offerTo(patient)).offerId)
    await settle()
  }
  expect((await world.book(await world.patient(), requireValue(slots[0]))).status).toBe(201)
})

test('declining again changes nothing; an expired or taken offer cannot be declined', async () => {
  const { first, second, third } = await line()
  const { offerId } = await offerTo(first)
  await decline(first, offerId)
  expect((await decline(first, offerId)).status).toBe(204)
  await settle()
  const taken = await offerTo(second)
  await take(second, taken.offerId)
  expect(await decline(second, taken.offerId)).toMatchObject({
    status: 410,
    json: { attributes: { state: 'taken' } },
  })
  expect((await decline(third, taken.offerId)).json.code).toBe('NOT_FOUND')
})

test('an unanswered offer goes to the next person; after three in succession the wait ends', async () => {
  const { doctorId, visits, free } = await fullDoctor(world, 3)
  const [silent, next] = await world.patients(2)
  await waitForTime(requireValue(silent), { doctorId })
  await waitForTime(requireValue(next), { doctorId })
  for (const at of [0, 1, 2]) {
    await free(at)
    await settle()
    expect((await offerTo(requireValue(silent))).startDate).toBe(
      requireValue(visits[at]).slot.startsAt.toISOString().replace('.000', ''),
    )
    expect(await offerTo(requireValue(next))).toBeNull()
    world.clock.advance(15)
    await settle()
    const passed = await offerTo(requireValue(next))
    expect(passed).not.toBeNull()
    await decline(requireValue(next), passed.offerId)
    await settle()
  }
  expect(await waits(requireValue(silent))).toEqual([])
  expect(await waits(requireValue(next))).toHaveLength(1)
  // The patient must be told, because they did not end the wait themselves.
  const told = await messagesOfEnd(world.db)
  expect(told).toEqual([
    {
      template: 'wait-unanswered',
      recipient: requireValue(silent).phone,
      data: {
        what: expect.stringContaining(' '),
        link: `https://vizit.example/waitlist/join?clinic=${world.clinic.providerCode}&doctor=${doctorId}`,
      },
    },
  ])
})
