import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const messagesTo = (phone: string) =>
  world.db.selectFrom('outbox').selectAll().where('recipient', '=', phone).orderBy('id').execute()

test('a booked visit is answered, takes its timeslot, sends a message and is audited', async () => {
  const { assignmentId, slots } = await world.doctor()
  const patient = await world.patient({ language: 'be' })
  const slot = requireValue(slots[0])
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
  expect((await messagesTo(patient.phone)).map(withFacts)).toMatchObject([
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

test('a repeated request finds its visit even if booking has closed meanwhile; another body is refused', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  const [slot, other] = slots
  const first = await world.book(patient, requireValue(slot), { key: 'k-1' })
  await world.db
    .updateTable('account')
    .set({ online_booking: false })
    .where('id', '=', patient.accountId)
    .execute()
  const again = await world.book(patient, requireValue(slot), { key: 'k-1' })
  expect([again.status, again.json]).toEqual([201, first.json])
  const reused = await world.book(patient, requireValue(other), { key: 'k-1' })
  expect(reused.json).toMatchObject({
    code: 'INVALID_ARGUMENT',
    attributes: { fields: [{ path: 'Idempotency-Key', problem: 'reused' }] },
  })
  expect(await messagesTo(patient.phone)).toHaveLength(1)
})

test('a repeated request gets the first answer unchanged although the visit was moved and cancelled since', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  const slot = requireValue(slots[0])
  const first = await world.book(patient, slot, { key: 'k-2' })
  await world.move(patient, first.json.orderId, requireValue(slots[2]).timetableId)
  await world.cancel(patient, first.json.orderId)
  const again = await world.book(patient, slot, { key: 'k-2', language: 'en' })
  expect([again.status, again.text]).toEqual([201, first.text])
  expect(first.json).toMatchObject({ status: 'reserved', timetableId: slot.timetableId })
})

test('a key is valid for 24 hours, and only for its account', async () => {
  const { slots } = await world.doctor({ from: '2026-03-05T06:00:00Z' })
  const [patient, stranger] = await world.patients(2)
  const first = await world.book(requireValue(patient), requireValue(slots[0]), { key: 'k-3' })
  const foreign = await world.book(requireValue(stranger), requireValue(slots[1]), { key: 'k-3' })
  expect([first.status, foreign.status]).toEqual([201, 201])
  world.clock.advance(24 * 60)
  const later = await world.book(requireValue(patient), requireValue(slots[2]), { key: 'k-3' })
  expect(later.status).toBe(201)
  expect(later.json.orderId).not.toBe(first.json.orderId)
})

test('a refused request does not use up its key', async () => {
  const { slots } = await world.doctor()
  const [first, second] = await world.patients(2)
  const booked = await world.book(requireValue(first), requireValue(slots[0]))
  const refused = await world.book(requireValue(second), requireValue(slots[0]), { key: 'k-4' })
  expect(refused.json.code).toBe('TIMESLOT_IS_BUSY')
  await world.cancel(requireValue(first), booked.json.orderId)
  expect((await world.book(requireValue(second), requireValue(slots[0]), { key: 'k-4' })).status).toBe(201)
})

test.each(['k-6', undefined])(
  'a request with key %s for the time of an own visit names that visit',
  async key => {
    const { slots } = await world.doctor()
    const [patient, other] = await world.patients(2)
    const slot = requireValue(slots[0])
    const first = await world.book(requireValue(patient), slot, { key: 'k-5' })
    const again = await world.book(requireValue(patient), slot, key ? { key } : {})
    expect([again.status, again.json]).toEqual([201, first.json])
    expect(await messagesTo(requireValue(patient).phone)).toHaveLength(1)
    expect((await world.book(requireValue(other), slot)).json.code).toBe('TIMESLOT_IS_BUSY')
  },
)

test('a visit that another account booked for the patient does not count as the requested one', async () => {
  const { slots } = await world.doctor()
  const [parent, other] = await world.patients(2)
  const relation = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
  const child = await world.relative(requireValue(parent).accountId, relation)
  await world.relate(requireValue(other).accountId, child, relation)
  const slot = requireValue(slots[0])
  expect((await world.book({ ...requireValue(parent), profileId: child }, slot)).status).toBe(201)
  expect((await world.book({ ...requireValue(other), profileId: child }, slot)).json.code).toBe(
    'TIMESLOT_IS_BUSY',
  )
})

test('VISITOR_BUSY names the other visit in the language of the request', async () => {
  const [one, other] = await Promise.all([world.doctor(), world.doctor({ from: '2026-03-03T06:15:00Z' })])
  const patient = await world.patient()
  const booked = await world.book(patient, requireValue(one.slots[0]))
  const refused = await world.book(patient, requireValue(other.slots[0]), { language: 'be' })
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

test('booking a time again while its own visit is being cancelled answers that visit or books it again, and is never refused', async () => {
  const patient = await world.patient()
  const { slots } = await world.doctor()
  const slot = requireValue(slots[0])
  for (let round = 0; round < 15; round += 1) {
    const { json } = await world.book(patient, slot)
    const [again] = await Promise.all([
      world.book(patient, slot),
      world.cancel(patient, json.orderId),
      world.book(patient, slot),
    ])
    expect([again.status, again.json.code]).toEqual([201, undefined])
    const { json: left } = await world.visits(patient)
    for (const { orderId } of left.future) await world.cancel(patient, orderId)
  }
})
