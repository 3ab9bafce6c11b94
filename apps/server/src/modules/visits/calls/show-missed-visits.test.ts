import { DAY_MS } from '@vizit/domain/time/day.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const missedOf = async (who: { bearer: string }, profileId: string) => {
  const url = `/api/v2/my/providers/visits/missed?profileId=${profileId}`
  const reply = await world.app.inject({ url, headers: { authorization: `Bearer ${who.bearer}` } })
  return { status: reply.statusCode, json: reply.json() }
}

test('missed visits are shown as booking counts them, with the day on which booking opens again', async () => {
  const { assignmentId, slots } = await world.doctor()
  const patient = await world.patient()
  const [, older] = [
    await world.pastVisit(patient, assignmentId, { daysAgo: 400, status: 'missed' }),
    await world.pastVisit(patient, assignmentId, { daysAgo: 300, status: 'missed' }),
  ]
  const later = await world.pastVisit(patient, assignmentId, { daysAgo: 10, status: 'missed' })
  await world.pastVisit(patient, assignmentId, { daysAgo: 20 })

  const { status, json } = await missedOf(patient, patient.profileId)
  expect(status).toBe(200)
  expect(json).toMatchObject({ past: 3, missed: 2, share: 0.05, minimumMissed: 2, closesBooking: true })
  expect(json.visits.map((visit: { orderId: string }) => visit.orderId)).toEqual([later, older])
  expect((await world.book(patient, requireValue(slots[0]))).status).toBe(403)

  world.clock.set(json.reopensAt)
  expect((await missedOf(patient, patient.profileId)).json).toMatchObject({
    missed: 1,
    closesBooking: false,
    reopensAt: null,
  })
  const doctor = await world.doctor({ from: new Date(Date.parse(json.reopensAt) + DAY_MS).toISOString() })
  expect((await world.book(patient, requireValue(doctor.slots[0]))).status).toBe(201)
})

test('a person without missed visits gets an empty answer', async () => {
  const patient = await world.patient()
  const { json } = await missedOf(patient, patient.profileId)
  expect(json).toMatchObject({ past: 0, missed: 0, closesBooking: false, reopensAt: null, visits: [] })
})
