import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const phones = '375172000000;375291000000'
const bookBy = async (
  given: Parameters<typeof world.doctor>[0],
  who: Parameters<typeof world.patient>[0] = {},
) => {
  const { slots } = await world.doctor(given)
  return (await world.book(await world.patient(who), requireValue(slots[0]))).json
}

test('each rule refuses with its own code', async () => {
  expect(await bookBy({}, { birthday: null })).toMatchObject({
    code: 'PROFILE_MISSING',
    attributes: { missing: ['birthday'] },
  })
  expect(await bookBy({}, { consent: false })).toMatchObject({ code: 'CONSENT_REQUIRED' })
  expect(await bookBy({}, { birthday: '2010-01-01' })).toMatchObject({ code: 'UNDERAGE_USER' })
  expect(await bookBy({ adult: false })).toMatchObject({
    code: 'AGE_LIMITS_ISSUE',
    attributes: { reason: 'CHILD_DOCTOR' },
  })
  expect(await bookBy({ children: false, adultAge: 60 })).toMatchObject({
    code: 'AGE_LIMITS_ISSUE',
    attributes: { reason: 'AGE' },
  })
  for (const policy of ['registry', 'programme', 'second-visit'] as const) {
    expect(await bookBy({ policy })).toMatchObject({ code: 'NO_ASSIGNMENT_BOOKING', attributes: { phones } })
  }
  expect(await bookBy({}, { onlineBooking: false })).toMatchObject({
    code: 'ONLINE_BOOKING_FORBIDDEN',
    attributes: { declineReasons: [{ code: 3, weight: 95 }] },
  })
  const closed = await world.newClinic({ onlineBooking: false })
  expect(await bookBy({ at: closed })).toMatchObject({ code: 'ONLINE_BOOKING_FORBIDDEN' })
  const inactive = await world.newClinic({ active: false })
  expect(await bookBy({ at: inactive })).toMatchObject({
    code: 'CLINIC_UNAVAILABLE',
    attributes: { reason: 'suspended', phones },
  })
})

test('under the policy "from the second visit" a known patient books online', async () => {
  const { slots } = await world.doctor({ policy: 'second-visit' })
  const patient = await world.patient()
  await world.pastVisit(patient, requireValue(slots[0]).assignmentId, { daysAgo: 400 })
  expect((await world.book(patient, requireValue(slots[0]))).status).toBe(201)
})

test('too many missed visits close booking, and the refusal has their number', async () => {
  const { slots, assignmentId } = await world.doctor()
  const patient = await world.patient()
  for (const daysAgo of [10, 20]) await world.pastVisit(patient, assignmentId, { daysAgo, status: 'missed' })
  const { json } = await world.book(patient, requireValue(slots[0]))
  expect(json).toMatchObject({
    code: 'ONLINE_BOOKING_FORBIDDEN',
    attributes: { declineReasons: [{ code: 12, message: expect.stringContaining('2 из 2') }] },
  })
})

test('booking for a relative needs the right; a stranger’s profile is not found', async () => {
  const { slots } = await world.doctor()
  const [parent, stranger] = await world.patients(2)
  const { accountId, bearer } = requireValue(parent)
  const child = { relKind: 'CHILD', level: 'BOOK_VISITS' } as const
  const son = await world.relative(accountId, child, { birthday: '2018-01-01' })
  expect((await world.book({ bearer, profileId: son }, requireValue(slots[0]))).status).toBe(201)
  const wife = await world.relative(accountId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  expect((await world.book({ bearer, profileId: wife }, requireValue(slots[1]))).json).toMatchObject({
    code: 'ONLINE_BOOKING_FORBIDDEN',
    attributes: { declineReasons: [{ code: 0 }] },
  })
  const { profileId } = requireValue(stranger)
  expect((await world.book({ bearer, profileId }, requireValue(slots[1]))).json.code).toBe('NOT_FOUND')
})

test('the remote configuration can change the meaning of an access level', async () => {
  const { slots } = await world.doctor()
  const { accountId, bearer } = await world.patient()
  const mother = await world.relative(accountId, { relKind: 'PARENT', level: 'VIEW_COVERAGE' })
  await world.setting('accessLevelsConfig', { VIEW_COVERAGE: ['VIEW_NAME', 'BOOK_VISITS'] })
  world.clock.advance(1)
  expect((await world.book({ bearer, profileId: mother }, requireValue(slots[0]))).status).toBe(201)
  await world.setting('accessLevelsConfig', { VIEW_COVERAGE: [] })
  world.clock.advance(1)
  expect((await world.book({ bearer, profileId: mother }, requireValue(slots[1]))).json.code).toBe(
    'NOT_FOUND',
  )
  await world.setting('accessLevelsConfig', {})
})

test('a timeslot that has begun is busy; one of another assignment is not found', async () => {
  const [{ slots }, other] = await Promise.all([world.doctor(), world.doctor()])
  const patient = await world.patient()
  const slot = requireValue(slots[0])
  const { assignmentId } = other
  expect((await world.book(patient, { ...slot, assignmentId })).json.code).toBe('NOT_FOUND')
  world.clock.set(slot.startsAt)
  expect((await world.book(patient, slot)).json.code).toBe('TIMESLOT_IS_BUSY')
})

test('an operator can close booking everywhere', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  await world.setting('online_booking_enabled', false)
  world.clock.advance(1)
  expect((await world.book(patient, requireValue(slots[0]))).json.code).toBe('ONLINE_BOOKING_FORBIDDEN')
  await world.setting('online_booking_enabled', true)
  world.clock.advance(1)
  expect((await world.book(patient, requireValue(slots[0]))).status).toBe(201)
})

test('the booking window ends after two months, also for explicit timeslots', async () => {
  const [last, beyond] = await Promise.all([
    world.doctor({ slots: 1, from: '2026-05-02T20:30:00Z' }),
    world.doctor({ slots: 1, from: '2026-05-02T21:00:00Z' }),
  ])
  const patient = await world.patient()
  expect((await world.book(patient, requireValue(beyond.slots[0]))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold(patient, requireValue(beyond.slots[0]))).json.code).toBe('TIMESLOT_IS_BUSY')
  const { json } = await world.book(patient, requireValue(last.slots[0]))
  const moved = await world.move(patient, json.orderId, requireValue(beyond.slots[0]).timetableId)
  expect(moved.json.code).toBe('TIMESLOT_IS_BUSY')
})
