import { sure } from '@vizit/test-kit/world/sure.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const messagesTo = (phone: string) =>
  world.db.selectFrom('outbox').selectAll().where('recipient', '=', phone).orderBy('id').execute()

test('a booked visit is answered, takes its timeslot, is told and recorded', async () => {
  const { assignmentId, slots } = await world.doctor()
  const patient = await world.patient({ language: 'be' })
  const slot = sure(slots[0])
  const reply = await world.book(patient, slot, { language: 'en' })
  expect(reply.status).toBe(201)
  expect(reply.json).toMatchObject({
    assignmentId,
    timetableId: slot.timetableId,
    profileId: patient.profileId,
    status: 'reserved',
    startDate: '2026-03-03T06:00:00Z',
    endDate: '2026-03-03T06:30:00Z',
    isPast: false,
    isManageable: true,
    physicianName: 'Ковалевич Анна Петровна',
    speciality: 'Therapist',
    branchName: 'Niamiha branch',
    branchPhones: '375172000000;375291000000',
    customerFirstName: 'Мария',
  })
  const { orderId } = reply.json
  const row = await world.db
    .selectFrom('timeslot')
    .selectAll()
    .where('id', '=', slot.timetableId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ visit_id: orderId, held_by: null, held_until: null })
  expect(await messagesTo(patient.phone)).toMatchObject([
    {
      channel: 'sms',
      language: 'be',
      template: 'visit-booked',
      data: {
        startsAt: '2026-03-03T06:00:00.000Z',
        physician: 'Кавалевіч Ганна Пятроўна',
        speciality: 'Тэрапеўт',
        branch: 'Філіял на Нямізе',
        address: 'вул. Няміга, 5',
      },
    },
  ])
  const audit = await world.db.selectFrom('audit').selectAll().where('subject', '=', orderId).execute()
  expect(audit).toMatchObject([
    { action: 'visit-booked', account_id: patient.accountId, profile_id: patient.profileId },
  ])
})

test('a repeated request finds its visit, even when booking has closed meanwhile; another body is refused', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  const [slot, other] = slots
  const first = await world.book(patient, sure(slot), { key: 'k-1' })
  await world.db
    .updateTable('account')
    .set({ online_booking: false })
    .where('id', '=', patient.accountId)
    .execute()
  const again = await world.book(patient, sure(slot), { key: 'k-1' })
  expect([again.status, again.json]).toEqual([201, first.json])
  const reused = await world.book(patient, sure(other), { key: 'k-1' })
  expect(reused.json).toMatchObject({
    code: 'INVALID_ARGUMENT',
    attributes: { fields: [{ path: 'Idempotency-Key', problem: 'reused' }] },
  })
  expect(await messagesTo(patient.phone)).toHaveLength(1)
})

test('a repeated request is answered as the first was, word for word, though the visit moved and was cancelled', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  const slot = sure(slots[0])
  const first = await world.book(patient, slot, { key: 'k-2' })
  await world.move(patient, first.json.orderId, sure(slots[2]).timetableId)
  await world.cancel(patient, first.json.orderId)
  const again = await world.book(patient, slot, { key: 'k-2', language: 'en' })
  expect([again.status, again.text]).toEqual([201, first.text])
  expect(first.json).toMatchObject({ status: 'reserved', timetableId: slot.timetableId })
})

test('a key lives 24 hours, and belongs to its account', async () => {
  const { slots } = await world.doctor({ from: '2026-03-05T06:00:00Z' })
  const [patient, stranger] = await world.patients(2)
  const first = await world.book(sure(patient), sure(slots[0]), { key: 'k-3' })
  const foreign = await world.book(sure(stranger), sure(slots[1]), { key: 'k-3' })
  expect([first.status, foreign.status]).toEqual([201, 201])
  world.clock.advance(24 * 60)
  const later = await world.book(sure(patient), sure(slots[2]), { key: 'k-3' })
  expect(later.status).toBe(201)
  expect(later.json.orderId).not.toBe(first.json.orderId)
})

test('a refused request leaves no key behind', async () => {
  const { slots } = await world.doctor()
  const [first, second] = await world.patients(2)
  const booked = await world.book(sure(first), sure(slots[0]))
  const refused = await world.book(sure(second), sure(slots[0]), { key: 'k-4' })
  expect(refused.json.code).toBe('TIMESLOT_IS_BUSY')
  await world.cancel(sure(first), booked.json.orderId)
  expect((await world.book(sure(second), sure(slots[0]), { key: 'k-4' })).status).toBe(201)
})

test('VISITOR_BUSY names the other visit in the language of the request', async () => {
  const [one, other] = await Promise.all([world.doctor(), world.doctor({ from: '2026-03-03T06:15:00Z' })])
  const patient = await world.patient()
  const booked = await world.book(patient, sure(one.slots[0]))
  const refused = await world.book(patient, sure(other.slots[0]), { language: 'be' })
  expect(refused).toMatchObject({
    status: 409,
    json: {
      code: 'VISITOR_BUSY',
      attributes: {
        orderId: booked.json.orderId,
        startDate: '2026-03-03T06:00:00Z',
        endDate: '2026-03-03T06:30:00Z',
        physicianName: 'Кавалевіч Ганна Пятроўна',
        branchName: 'Філіял на Нямізе',
      },
    },
  })
})

const phones = '375172000000;375291000000'
const bookBy = async (
  given: Parameters<typeof world.doctor>[0],
  who: Parameters<typeof world.patient>[0] = {},
) => {
  const { slots } = await world.doctor(given)
  return (await world.book(await world.patient(who), sure(slots[0]))).json
}

test('each rule refuses with a code of its own', async () => {
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

test('from the second visit: whoever has been with the doctor books online', async () => {
  const { slots } = await world.doctor({ policy: 'second-visit' })
  const patient = await world.patient()
  await world.pastVisit(patient, sure(slots[0]).assignmentId, { daysAgo: 400 })
  expect((await world.book(patient, sure(slots[0]))).status).toBe(201)
})

test('missed visits close booking, with the count', async () => {
  const { slots, assignmentId } = await world.doctor()
  const patient = await world.patient()
  for (const daysAgo of [10, 20]) await world.pastVisit(patient, assignmentId, { daysAgo, status: 'missed' })
  const { json } = await world.book(patient, sure(slots[0]))
  expect(json).toMatchObject({
    code: 'ONLINE_BOOKING_FORBIDDEN',
    attributes: { declineReasons: [{ code: 12, message: expect.stringContaining('2 из 2') }] },
  })
})

test('for a relative one needs the right; a stranger’s profile is not found', async () => {
  const { slots } = await world.doctor()
  const [parent, stranger] = await world.patients(2)
  const { accountId, bearer } = sure(parent)
  const child = { relKind: 'CHILD', level: 'BOOK_VISITS' } as const
  const son = await world.relative(accountId, child, { birthday: '2018-01-01' })
  expect((await world.book({ bearer, profileId: son }, sure(slots[0]))).status).toBe(201)
  const wife = await world.relative(accountId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  expect((await world.book({ bearer, profileId: wife }, sure(slots[1]))).json).toMatchObject({
    code: 'ONLINE_BOOKING_FORBIDDEN',
    attributes: { declineReasons: [{ code: 0 }] },
  })
  const { profileId } = sure(stranger)
  expect((await world.book({ bearer, profileId }, sure(slots[1]))).json.code).toBe('NOT_FOUND')
})

test('the remote configuration gives a level another meaning', async () => {
  const { slots } = await world.doctor()
  const { accountId, bearer } = await world.patient()
  const mother = await world.relative(accountId, { relKind: 'PARENT', level: 'VIEW_COVERAGE' })
  await world.setting('accessLevelsConfig', { VIEW_COVERAGE: ['VIEW_NAME', 'BOOK_VISITS'] })
  world.clock.advance(1)
  expect((await world.book({ bearer, profileId: mother }, sure(slots[0]))).status).toBe(201)
  await world.setting('accessLevelsConfig', { VIEW_COVERAGE: [] })
  world.clock.advance(1)
  expect((await world.book({ bearer, profileId: mother }, sure(slots[1]))).json.code).toBe('NOT_FOUND')
  await world.setting('accessLevelsConfig', {})
})

test('a timeslot that has begun is busy; one of another assignment is not found; so is an unknown programme', async () => {
  const [{ slots }, other] = await Promise.all([world.doctor(), world.doctor()])
  const patient = await world.patient()
  const slot = sure(slots[0])
  const { assignmentId } = other
  expect((await world.book(patient, { ...slot, assignmentId })).json.code).toBe('NOT_FOUND')
  world.clock.set(slot.startsAt)
  expect((await world.book(patient, slot)).json.code).toBe('TIMESLOT_IS_BUSY')
  const { timetableId } = sure(slots[1])
  const body = { timetableId, assignmentId: slot.assignmentId, profileId: patient.profileId, programId: '7' }
  const reply = await world.call('POST', '/api/v2/my/providers/orders', { bearer: patient.bearer, body })
  expect(reply.json.attributes.fields).toEqual([{ path: 'programId', problem: 'unknown' }])
})

test('an operator closes booking everywhere', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  await world.setting('online_booking_enabled', false)
  world.clock.advance(1)
  expect((await world.book(patient, sure(slots[0]))).json.code).toBe('ONLINE_BOOKING_FORBIDDEN')
  await world.setting('online_booking_enabled', true)
  world.clock.advance(1)
  expect((await world.book(patient, sure(slots[0]))).status).toBe(201)
})

test('the dates that can be booked end two months ahead, also for timeslots given one by one', async () => {
  const [last, beyond] = await Promise.all([
    world.doctor({ slots: 1, from: '2026-05-02T20:30:00Z' }),
    world.doctor({ slots: 1, from: '2026-05-02T21:00:00Z' }),
  ])
  const patient = await world.patient()
  expect((await world.book(patient, sure(beyond.slots[0]))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.hold(patient, sure(beyond.slots[0]))).json.code).toBe('TIMESLOT_IS_BUSY')
  const { json } = await world.book(patient, sure(last.slots[0]))
  const moved = await world.move(patient, json.orderId, sure(beyond.slots[0]).timetableId)
  expect(moved.json.code).toBe('TIMESLOT_IS_BUSY')
})
