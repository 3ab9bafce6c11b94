import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

async function booked() {
  const { slots, assignmentId } = await world.doctor()
  const patient = await world.patient()
  const reply = await world.book(patient, requireValue(slots[0]))
  return { slots, assignmentId, patient, orderId: reply.json.orderId as string }
}

test('a cancelled visit frees its timeslot at once, sends a message and is audited', async () => {
  const { slots, patient, orderId } = await booked()
  const reply = await world.cancel(patient, orderId)
  expect([reply.status, reply.text]).toEqual([204, ''])
  expect((await world.book(await world.patient(), requireValue(slots[0]))).status).toBe(201)
  const messages = await world.db
    .selectFrom('outbox')
    .select('template')
    .where('recipient', '=', patient.phone)
    .orderBy('id')
    .execute()
  expect(messages.map(({ template }) => template)).toEqual(['visit-booked', 'visit-cancelled'])
  const audit = await world.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', orderId)
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['visit-booked', 'visit-cancelled'])
})

test('cancelling again succeeds and sends no second message', async () => {
  const { patient, orderId } = await booked()
  const replies = await Promise.all([1, 2, 3].map(() => world.cancel(patient, orderId)))
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
  world.clock.set('2026-03-03T06:10:00Z')
  expect((await world.cancel(patient, orderId)).status).toBe(204)
  const told = await world.db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', patient.phone)
    .where('template', '=', 'visit-cancelled')
    .execute()
  expect(told).toHaveLength(1)
})

test('a visit can be cancelled until 30 minutes before its start, and not a moment later', async () => {
  const { patient, orderId } = await booked()
  world.clock.set('2026-03-03T05:30:00.001Z')
  expect(await world.cancel(patient, orderId)).toMatchObject({
    status: 423,
    json: {
      code: 'VISIT_CHANGE_TOO_LATE',
      detail: expect.stringContaining('(17)'),
      attributes: { phones: '375172000000;375291000000', reason: 'cut-off', cutOffMinutes: 30 },
    },
  })
  world.clock.set('2026-03-03T05:30:00Z')
  expect((await world.cancel(patient, orderId)).status).toBe(204)
})

test('the operator sets the cut-off, and a visit that has begun or was attended cannot be cancelled', async () => {
  const { patient, orderId } = await booked()
  await world.setting('cancelCutOffMinutes', 121)
  world.clock.set('2026-03-03T04:00:00Z')
  const late = await world.cancel(patient, orderId)
  await world.setting('cancelCutOffMinutes', 30)
  expect(late.json).toMatchObject({
    detail: expect.stringContaining('меньше 121 минуты'),
    attributes: { reason: 'cut-off', cutOffMinutes: 121 },
  })
  const over = { detail: expect.stringContaining('уже начался'), attributes: { reason: 'over' } }
  world.clock.set('2026-03-03T06:00:00Z')
  expect((await world.cancel(patient, orderId)).json).toMatchObject(over)
  world.clock.set(WORLD_START)
  await world.db.updateTable('visit').set({ status: 'arrived' }).where('id', '=', orderId).execute()
  expect((await world.cancel(patient, orderId)).json).toMatchObject(over)
})

test('a cancellation with wrong data about the visit is refused', async () => {
  const { assignmentId, patient, orderId } = await booked()
  const other = await world.patient()
  const code = async (query: string) => (await world.cancel(patient, orderId, query)).json?.code
  expect(await code(`?assignmentId=999`)).toBe('NOT_FOUND')
  expect(await code(`?profileId=${other.profileId}`)).toBe('NOT_FOUND')
  expect(await code('?covererCode=epam')).toBe('NOT_FOUND')
  const right = `?assignmentId=${assignmentId}&profileId=${patient.profileId}&covererCode=`
  expect((await world.cancel(patient, orderId, right)).status).toBe(204)
})

test('the visit is not found for a stranger, nor for a relative without the right', async () => {
  const { patient, orderId } = await booked()
  const [stranger, wife] = await world.patients(2)
  await world.relate(requireValue(wife).accountId, patient.profileId, {
    relKind: 'SPOUSE',
    level: 'VIEW_VISITS',
  })
  expect((await world.cancel(requireValue(stranger), orderId)).json.code).toBe('NOT_FOUND')
  expect((await world.cancel(requireValue(wife), orderId)).json.code).toBe('NOT_FOUND')
  expect((await world.cancel(patient, '0198a7c4-8f52-7c53-9c55-2b8e0d1f4a11')).json.code).toBe('NOT_FOUND')
})
