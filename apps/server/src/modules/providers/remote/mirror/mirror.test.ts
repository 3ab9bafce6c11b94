import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { remakeTimetable } from '../../../timetable/public.ts'
import { addSlots } from '../../testing/fhir/fill.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { providersOf } from '../../testing/providers-of.ts'

const world = await testWorld()
const at = await fhirClinic(world)
const { server } = at
afterAll(() => server.close())
beforeEach(() => {
  world.clock.set(WORLD_START)
  server.befall()
})

const change = (id: string, changed: Readonly<Record<string, unknown>>) =>
  server.resources.save({ ...requireValue(server.resources.find(`Slot/${id}`)), ...changed })
/** The days and times that are offered. */
const offered = async () => (await at.slots()).map(({ startsAt }) => startsAt.toISOString().slice(5, 16))
const minutesLater = (minutes: number) => {
  world.clock.advance(minutes)
  return at.poll()
}

test("free times follow the clinic's, page by page", async () => {
  const ids = addSlots(server, { from: '2026-03-03T06:00:00Z', count: 450, minutes: 5 })
  await at.compare()
  expect(await offered()).toHaveLength(450)
  const asked = server.requests.filter(({ path }) => path.startsWith('Slot?'))
  expect(asked.length).toBeGreaterThanOrEqual(3)

  change(requireValue(ids[0]), { status: 'busy' })
  change(requireValue(ids[1]), { status: 'busy-unavailable' })
  await minutesLater(1)
  expect(await offered()).toHaveLength(448)
  change(requireValue(ids[0]), { status: 'free' })
  await minutesLater(1)
  expect(await offered()).toHaveLength(449)
  // Only changed slots are read.
  expect(requireValue(server.requests.findLast(({ path }) => path.startsWith('Slot?'))).path).toContain(
    '_lastUpdated=ge',
  )

  // A search does not return deleted slots; the next comparison finds them.
  for (const id of ids.slice(2)) server.resources.remove(`Slot/${id}`)
  await minutesLater(1)
  expect(await offered()).toHaveLength(449)
  await minutesLater(60)
  expect(await offered()).toEqual(['03-03T06:00'])
})

test('a slot that the clinic moves becomes another timeslot; one without a known doctor is ignored', async () => {
  const [id] = addSlots(server, { from: '2026-03-05T06:00:00Z', count: 1 })
  addSlots(server, { from: '2026-03-05T09:00:00Z', count: 1, schedule: 'unknown' })
  await at.compare()
  expect(await offered()).toContain('03-05T06:00')
  change(requireValue(id), { start: '2026-03-05T08:00:00Z', end: '2026-03-05T08:30:00Z' })
  await minutesLater(1)
  expect(await offered()).toContain('03-05T08:00')
  expect(await offered()).not.toContain('03-05T06:00')
  expect(await offered()).not.toContain('03-05T09:00')
})

test('an invalid resource does not affect the others', async () => {
  const [id] = addSlots(server, { from: '2026-03-06T06:00:00Z', count: 3 })
  change(requireValue(id), { start: 'in the morning' })
  await at.compare()
  expect((await offered()).filter(day => day.startsWith('03-06'))).toEqual(['03-06T06:30', '03-06T07:00'])
})

test('the free times of a clinic that does not answer stay, and the operator sees since when', async () => {
  addSlots(server, { from: '2026-03-07T06:00:00Z', count: 1 })
  await at.compare()
  const before = await offered()
  server.befall(() => 'down')
  await minutesLater(1)
  expect(await offered()).toEqual(before)
  const state = () =>
    world.db
      .selectFrom('fhir_connection')
      .select(['problem', 'failing_since'])
      .where('provider_id', '=', at.clinic.providerId)
      .executeTakeFirstOrThrow()
  const since = world.clock.now()
  expect(await state()).toEqual({ problem: 'unclear', failing_since: since })
  await minutesLater(1)
  expect(await state()).toEqual({ problem: 'unclear', failing_since: since })
  server.befall()
  await minutesLater(1)
  expect(await state()).toEqual({ problem: null, failing_since: null })
})

test('a next page on another host is not read', async () => {
  const stranger = new URL(server.baseUrl)
  stranger.hostname = 'localhost'
  const before = await offered()
  const { operationWorker } = providersOf(world, {
    fetch: async (input, init) => {
      const reply = await fetch(input, init)
      if (!String(input).includes('Slot?')) return reply
      const bundle = (await reply.json()) as object
      return Response.json({ ...bundle, link: [{ relation: 'next', url: `${stranger.href}Slot?_offset=0` }] })
    },
  })
  const asked = server.requests.length
  await world.db
    .updateTable('fhir_connection')
    .set({ due_at: world.clock.now(), compared_at: null })
    .execute()
  await operationWorker.poll()
  expect(await offered()).toEqual(before)
  expect(server.requests.slice(asked).filter(({ path }) => path.includes('_offset=0'))).toEqual([])
})

test('a repeated import of the clinic does not change its mirrored times', async () => {
  const before = await offered()
  expect(before.length).toBeGreaterThan(0)
  await world.db
    .transaction()
    .execute(trx =>
      remakeTimetable(trx, { providerId: at.clinic.providerId, now: world.clock.now(), explicit: new Map() }),
    )
  expect(await offered()).toEqual(before)
})
