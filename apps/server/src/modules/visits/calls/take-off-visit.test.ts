import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

type Who = { bearer: string }
const path = (orderId: string) => `/api/v2/my/providers/visits/${orderId}`
const takeOff = ({ bearer }: Who, orderId: string) => world.call('DELETE', path(orderId), { bearer })
const putBack = ({ bearer }: Who, orderId: string) => world.call('PUT', `${path(orderId)}/listed`, { bearer })
const listed = async (who: Who) => {
  const { past } = (await world.visits(who)).json
  return past.map((visit: { orderId: string }) => visit.orderId)
}

async function pastVisit(daysAgo: number) {
  const { assignmentId } = await world.doctor({ slots: 0 })
  const patient = await world.patient()
  return { patient, orderId: await world.pastVisit(patient, assignmentId, { daysAgo }) }
}

test("a past visit is taken off the own list and put back, and the clinic's record stays", async () => {
  const { patient, orderId } = await pastVisit(1)
  expect((await takeOff(patient, orderId)).status).toBe(204)
  expect(await listed(patient)).toEqual([])
  const shown = await world.call('GET', path(orderId), { bearer: patient.bearer })
  expect(shown.json).toMatchObject({ orderId, status: 'completed', hidden: true })
  expect((await takeOff(patient, orderId)).status).toBe(204)
  expect((await putBack(patient, orderId)).status).toBe(204)
  expect(await listed(patient)).toEqual([orderId])
})

test('taking a visit off the list changes what devices sync, not the visit', async () => {
  const { patient, orderId } = await pastVisit(1)
  const read = async () => (await world.call('GET', path(orderId), { bearer: patient.bearer })).json
  const changedAt = '2026-03-01T06:30:00Z'
  await world.db.updateTable('visit').set({ updated_at: changedAt }).where('id', '=', orderId).execute()
  expect(await read()).toMatchObject({ changedAt, lastUpdated: changedAt })
  await takeOff(patient, orderId)
  world.clock.advance(1)
  await putBack(patient, orderId)
  expect(await read()).toMatchObject({ changedAt, lastUpdated: '2026-03-02T06:01:00Z' })
})

test('relatives keep the visit on their lists', async () => {
  const { patient, orderId } = await pastVisit(2)
  const wife = await world.patient()
  await world.relate(wife.accountId, patient.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  await takeOff(wife, orderId)
  expect([await listed(wife), await listed(patient)]).toEqual([[], [orderId]])
})

test('a visit can be taken off from the day after it in Minsk (decisions D8)', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
  const early = await takeOff(patient, orderId)
  expect([early.status, early.json]).toMatchObject([
    409,
    { code: 'VISIT_STAYS_LISTED', attributes: { from: '2026-03-04' } },
  ])
  world.clock.set('2026-03-03T20:59:59Z')
  expect((await takeOff(patient, orderId)).status).toBe(409)
  world.clock.set('2026-03-03T21:00:00Z')
  expect((await takeOff(patient, orderId)).status).toBe(204)
})

test('a visit that the account may no longer see cannot be taken off', async () => {
  const { orderId } = await pastVisit(3)
  const stranger = await world.patient()
  for (const reply of [await takeOff(stranger, orderId), await putBack(stranger, orderId)]) {
    expect(reply.json.code).toBe('NOT_FOUND')
  }
})
