import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForTime, change, stop, waits, offerTo, settle } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

test('a wait with other days and hours keeps its place, and a free time that fits is offered at once', async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const [first, second] = (await world.patients(2)).map(requireValue)
  // The freed timeslot is on a Tuesday, which this wait excludes.
  const wanted = { doctorId, weekdays: [1], timeFrom: '10:00', lastDate: '2026-03-20' }
  const { json: wait } = await waitForTime(requireValue(first), wanted)
  await waitForTime(requireValue(second), { doctorId, timeFrom: '15:00' })
  await free(0)
  await settle()
  expect([await offerTo(requireValue(first)), await offerTo(requireValue(second))]).toEqual([null, null])

  const changed = await change(requireValue(first), wait.waitId, { weekdays: [3, 2, 3], timeTo: '12:00' })
  expect(changed.status).toBe(200)
  expect(changed.json).toMatchObject({
    waitId: wait.waitId,
    weekdays: [2, 3],
    timeFrom: null,
    timeTo: '12:00',
    lastDate: null,
    ahead: 0,
  })
  await settle()
  expect((await offerTo(requireValue(first))).startDate).toBe('2026-03-03T06:00:00Z')
})

test('a change that leaves no time is refused; an ended wait, or another person’s, is not found', async () => {
  const { doctorId } = await fullDoctor(world, 1)
  const [patient, stranger] = (await world.patients(2)).map(requireValue)
  const { json: wait } = await waitForTime(requireValue(patient), { doctorId, timeFrom: '10:00' })
  const refused = await change(requireValue(patient), wait.waitId, { timeFrom: '12:00', timeTo: '11:00' })
  expect(refused.json.code).toBe('INVALID_ARGUMENT')
  expect((await change(requireValue(patient), wait.waitId, { lastDate: '2026-03-01' })).status).toBe(400)
  expect((await waits(requireValue(patient)))[0]).toMatchObject({ timeFrom: '10:00', lastDate: null })
  expect((await change(requireValue(stranger), wait.waitId, {})).json.code).toBe('NOT_FOUND')
  await stop(requireValue(patient), wait.waitId)
  expect((await change(requireValue(patient), wait.waitId, {})).json.code).toBe('NOT_FOUND')
})

test('changing a wait counts as an answer: unanswered offers are counted from zero', async () => {
  const { doctorId, free } = await fullDoctor(world, 3)
  const patient = await world.patient()
  const { json: wait } = await waitForTime(patient, { doctorId })
  for (const at of [0, 1, 2]) {
    await free(at)
    await settle()
    expect(await offerTo(patient)).not.toBeNull()
    world.clock.advance(15)
    await settle()
    if (at === 1) await change(patient, wait.waitId, {})
  }
  expect(await waits(patient)).toHaveLength(1)
})
