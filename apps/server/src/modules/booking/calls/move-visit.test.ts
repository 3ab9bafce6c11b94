import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

async function booked(given: Parameters<typeof world.doctor>[0] = {}) {
  const { slots } = await world.doctor(given)
  const patient = await world.patient()
  const reply = await world.book(patient, requireValue(slots[0]))
  return { slots, patient, orderId: reply.json.orderId as string }
}

test('a moved visit keeps its id, frees the old timeslot, sends a message and is audited', async () => {
  const { slots, patient, orderId } = await booked()
  const reply = await world.move(patient, orderId, requireValue(slots[2]).timetableId)
  expect(reply).toMatchObject({
    status: 200,
    json: { orderId, timetableId: requireValue(slots[2]).timetableId, startDate: '2026-03-03T07:00:00Z' },
  })
  expect((await world.book(await world.patient(), requireValue(slots[0]))).status).toBe(201)
  const messages = await world.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', patient.phone)
    .orderBy('id')
    .execute()
  expect(messages.map(withFacts)[1]).toMatchObject({
    template: 'visit-moved',
    data: { startsAt: '2026-03-03T07:00:00.000Z' },
  })
  const audit = await world.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', orderId)
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['visit-booked', 'visit-moved'])
})

test('moving to the same timeslot changes nothing and succeeds, however late', async () => {
  const { slots, patient, orderId } = await booked()
  world.clock.set(requireValue(slots[0]).startsAt)
  const reply = await world.move(patient, orderId, requireValue(slots[0]).timetableId)
  expect(reply.status).toBe(200)
  const row = await world.db.selectFrom('visit').selectAll().where('id', '=', orderId).executeTakeFirst()
  expect(row).toMatchObject({ sequence: 0 })
})

test('a visit never conflicts with itself: it can move to a timeslot that overlaps its own', async () => {
  const doctor = await world.doctor()
  const elsewhere = await world.newAssignment(doctor, { from: '2026-03-03T06:10:00Z' })
  const patient = await world.patient()
  const { json } = await world.book(patient, requireValue(doctor.slots[0]))
  const reply = await world.move(patient, json.orderId, requireValue(elsewhere.slots[0]).timetableId)
  expect(reply).toMatchObject({ status: 200, json: { assignmentId: elsewhere.assignmentId } })
})

test('a visit can move to another doctor of the clinic, by that doctor’s rules', async () => {
  const { patient, orderId } = await booked()
  const [open, children, registry] = await Promise.all([
    world.doctor({ from: '2026-03-04T06:00:00Z' }),
    world.doctor({ from: '2026-03-04T06:00:00Z', adult: false }),
    world.doctor({ from: '2026-03-04T06:00:00Z', policy: 'registry' }),
  ])
  const to = async ({ slots }: typeof open) =>
    (await world.move(patient, orderId, requireValue(slots[0]).timetableId)).json
  expect(await to(children)).toMatchObject({ code: 'AGE_LIMITS_ISSUE' })
  expect(await to(registry)).toMatchObject({ code: 'NO_ASSIGNMENT_BOOKING' })
  expect(await to(open)).toMatchObject({ orderId, physicianId: open.doctorId })
})

test('a visit cannot move to another clinic, a taken or past timeslot, or beside another visit of the patient', async () => {
  const { slots, patient, orderId } = await booked()
  const code = async (timetableId: string) => (await world.move(patient, orderId, timetableId)).json.code
  const foreign = await world.doctor({ at: await world.newClinic() })
  expect(await code(requireValue(foreign.slots[0]).timetableId)).toBe('NOT_FOUND')
  await world.book(await world.patient(), requireValue(slots[1]))
  expect(await code(requireValue(slots[1]).timetableId)).toBe('TIMESLOT_IS_BUSY')
  const past = await world.doctor({ from: '2026-03-02T05:00:00Z' })
  expect(await code(requireValue(past.slots[0]).timetableId)).toBe('TIMESLOT_IS_BUSY')
  const busy = await world.doctor({ from: '2026-03-03T08:00:00Z' })
  const other = await world.doctor({ from: '2026-03-03T08:10:00Z' })
  await world.book(patient, requireValue(other.slots[0]))
  expect(await code(requireValue(busy.slots[0]).timetableId)).toBe('VISITOR_BUSY')
})

test("within 30 minutes of the old start a move is refused, with the reception's phones", async () => {
  const { slots, patient, orderId } = await booked()
  const { timetableId } = requireValue(slots[3])
  world.clock.set('2026-03-03T05:30:00.001Z')
  const late = await world.move(patient, orderId, timetableId)
  expect(late).toMatchObject({
    status: 423,
    json: { code: 'VISIT_CHANGE_TOO_LATE', attributes: { phones: '375172000000;375291000000' } },
  })
  world.clock.set('2026-03-03T05:30:00Z')
  expect((await world.move(patient, orderId, timetableId)).status).toBe(200)
})

test("a stranger's visit and a cancelled one are not found", async () => {
  const { slots, patient, orderId } = await booked()
  const { timetableId } = requireValue(slots[1])
  const stranger = await world.patient()
  expect((await world.move(stranger, orderId, timetableId)).json.code).toBe('NOT_FOUND')
  await world.cancel(patient, orderId)
  expect((await world.move(patient, orderId, timetableId)).json.code).toBe('NOT_FOUND')
})
