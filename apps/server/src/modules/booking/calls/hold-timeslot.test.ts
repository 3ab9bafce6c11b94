import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
// Limits of guests are tested in hold-as-guest.test.ts; here they are set out of reach.
await world.setting('guestHolds', { perAddress: 1_000, shareOfDay: 1, perDoctor: 1_000 })
beforeEach(() => world.clock.set(WORLD_START))
const guest = () => ({ anonymousId: randomUUID() })

test('a hold lasts five minutes, its holder can prolong it, and nobody else can take the time', async () => {
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  const [holder, other] = [guest(), guest()]
  const held = await world.hold(holder, slot)
  expect(held).toMatchObject({
    status: 201,
    json: {
      timetableId: slot.timetableId,
      assignmentId: slot.assignmentId,
      expiresAt: '2026-03-02T06:05:00Z',
    },
  })
  world.clock.advance(4)
  expect((await world.hold(holder, slot)).json.expiresAt).toBe('2026-03-02T06:09:00Z')
  world.clock.advance(4)
  expect((await world.hold(other, slot)).json.code).toBe('TIMESLOT_IS_BUSY')
  world.clock.advance(1)
  expect((await world.hold(other, slot)).status).toBe(201)
})

test('a person holds one timeslot: a new hold ends the former one, a refused one does not', async () => {
  const { slots } = await world.doctor()
  const [first, second, third] = slots.map(slot => requireValue(slot))
  const [holder, other] = [guest(), guest()]
  await world.hold(holder, requireValue(first))
  await world.hold(other, requireValue(second))
  expect((await world.hold(holder, requireValue(second))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold(other, requireValue(first))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold(holder, requireValue(third))).status).toBe(201)
  expect((await world.hold(other, requireValue(first))).status).toBe(201)
})

test('leaving the form frees the timeslot, and leaving it twice is no error', async () => {
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  const [holder, other] = [guest(), guest()]
  await world.hold(holder, slot)
  expect((await world.release(holder)).status).toBe(204)
  expect((await world.release(holder)).status).toBe(204)
  expect((await world.hold(other, slot)).status).toBe(201)
})

test("booking respects another person's hold and uses up one's own", async () => {
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  const [holder, other] = await world.patients(2)
  await world.hold(requireValue(holder), slot)
  expect((await world.book(requireValue(other), slot)).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.book(requireValue(holder), slot)).status).toBe(201)
  expect((await world.hold(requireValue(holder), slot)).json.code).toBe('TIMESLOT_IS_BUSY')
})

test('a guest who signs in can book the held time, and no other guest can', async () => {
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  const before = guest()
  await world.hold(before, slot)
  const patient = await world.patient()
  expect((await world.book(patient, slot, guest())).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold({ ...patient, ...before }, slot)).status).toBe(201)
  expect((await world.hold(before, slot)).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.book(patient, slot)).status).toBe(201)
})

test('a guest cannot hold with the id of an account', async () => {
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  const patient = await world.patient()
  await world.hold({ anonymousId: patient.accountId }, slot)
  expect((await world.book(patient, slot)).json.code).toBe('TIMESLOT_IS_BUSY')
})

test('a timeslot booked only at the reception cannot be held; an unknown one is not found', async () => {
  const { slots } = await world.doctor({ policy: 'registry' })
  const slot = requireValue(slots[0])
  expect((await world.hold(guest(), slot)).json).toMatchObject({
    code: 'NO_ASSIGNMENT_BOOKING',
    attributes: { phones: '375172000000;375291000000' },
  })
  expect((await world.hold(guest(), { ...slot, timetableId: '999999' })).json.code).toBe('NOT_FOUND')
  expect((await world.hold({}, slot)).json.code).toBe('UNAUTHENTICATED')
})

test('a timeslot that cannot be booked online cannot be held, and a former hold stays', async () => {
  const [open, left, closed] = await Promise.all([world.doctor(), world.doctor(), world.doctor()])
  const [account, offline] = await Promise.all([world.newClinic({ active: false }), world.newClinic()])
  await world.db.updateTable('doctor').set({ active: false }).where('id', '=', left.doctorId).execute()
  await world.db
    .updateTable('assignment')
    .set({ active: false })
    .where('id', '=', closed.assignmentId)
    .execute()
  await world.db
    .updateTable('provider')
    .set({ online_booking: false })
    .where('id', '=', offline.providerId)
    .execute()
  const elsewhere = await Promise.all([world.doctor({ at: account }), world.doctor({ at: offline })])
  const [holder, other] = [guest(), guest()]
  const held = requireValue(open.slots[0])
  await world.hold(holder, held)
  const [inactive, withoutBooking] = elsewhere
  for (const { slots } of [left, closed, withoutBooking]) {
    expect((await world.hold(holder, requireValue(slots[0]))).json.code).toBe('NO_ASSIGNMENT_BOOKING')
  }
  expect((await world.hold(holder, requireValue(inactive.slots[0]))).json).toMatchObject({
    code: 'CLINIC_UNAVAILABLE',
    attributes: { reason: 'suspended', phones: '375172000000;375291000000' },
  })
  expect((await world.hold(other, held)).json.code).toBe('TIMESLOT_IS_BUSY')
})

test('an operator can close holding everywhere', async () => {
  const { slots } = await world.doctor()
  await world.setting('online_booking_enabled', false)
  world.clock.advance(1)
  expect((await world.hold(guest(), requireValue(slots[0]))).json).toMatchObject({
    code: 'NO_ASSIGNMENT_BOOKING',
    attributes: { phones: '375172000000;375291000000' },
  })
  await world.setting('online_booking_enabled', true)
  world.clock.advance(1)
  expect((await world.hold(guest(), requireValue(slots[0]))).status).toBe(201)
})

test('a withdrawn timeslot stays during its hold, and is deleted at its end', async () => {
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  const [holder, other] = [guest(), guest()]
  await world.hold(holder, slot)
  await world.db.updateTable('timeslot').set({ withdrawn: true }).where('id', '=', slot.timetableId).execute()
  expect((await world.hold(holder, slot)).status).toBe(201)
  world.clock.advance(6)
  expect((await world.hold(other, slot)).json.code).toBe('TIMESLOT_IS_BUSY')
  await world.release(holder)
  expect((await world.hold(other, slot)).json.code).toBe('NOT_FOUND')
})

const livingHold = async (who: Parameters<typeof world.hold>[0]) =>
  (await world.call('GET', '/api/v2/my/providers/holds', who)).json

test('the hold is shown in every tab, and a tab releases only a hold that it made', async () => {
  const { slots } = await world.doctor()
  const [first, second] = [requireValue(slots[0]), requireValue(slots[1])]
  const patient = await world.patient()
  expect(await livingHold(patient)).toEqual({ hold: null })
  await world.hold(patient, first)
  await world.hold(patient, second)
  expect(await livingHold(patient)).toEqual({
    hold: {
      timetableId: second.timetableId,
      assignmentId: second.assignmentId,
      expiresAt: '2026-03-02T06:05:00Z',
    },
  })
  expect((await world.release(patient, first.timetableId)).status).toBe(204)
  expect((await livingHold(patient)).hold).toMatchObject({ timetableId: second.timetableId })
  await world.release(patient, second.timetableId)
  expect(await livingHold(patient)).toEqual({ hold: null })
  await world.hold(patient, first)
  world.clock.advance(5)
  expect(await livingHold(patient)).toEqual({ hold: null })
})
