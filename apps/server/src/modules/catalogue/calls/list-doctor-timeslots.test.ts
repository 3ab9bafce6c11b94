import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalogueApp, MONDAY, NOW } from '../testing/catalogue-app.ts'

const { get, base, doctor, db } = await catalogueApp()
const url = (id: string, from = MONDAY, to = MONDAY) =>
  `${base}/doctors/${id}/timeslots?dateStart=${from}&dateEnd=${to}`
const starts = async (from?: string, to?: string) =>
  (await get(url(doctor.doctorId, from, to))).body.map((slot: { startTime: string }) => slot.startTime)
const slotAt = (n: number) => doctor.slots[n]?.timetableId ?? ''

test('free timeslots are ordered by start and name their assignment', async () => {
  const { body } = await get(url(doctor.doctorId))
  expect(body).toHaveLength(4)
  expect(body[0]).toEqual({
    timeslotId: slotAt(0),
    assignmentId: doctor.assignmentId,
    startTime: '2026-03-02T06:00:00Z',
    endTime: '2026-03-02T06:30:00Z',
  })
})

test('dates are dates in Minsk, both ends included', async () => {
  await db
    .insertInto('timeslot')
    .values({
      assignment_id: doctor.assignmentId,
      starts_at: '2026-03-02T21:00:00Z',
      ends_at: '2026-03-02T21:30:00Z',
    })
    .execute()
  // 21:00 UTC is midnight in Minsk, so this is already Tuesday.
  expect(await starts(MONDAY, MONDAY)).not.toContain('2026-03-02T21:00:00Z')
  expect(await starts('2026-03-03', '2026-03-03')).toEqual(['2026-03-02T21:00:00Z'])
})

test('held timeslots are not offered until the hold expires', async () => {
  const hold = (until: number) =>
    db
      .updateTable('timeslot')
      .set({ held_by: randomUUID(), held_until: new Date(NOW.getTime() + until) })
      .where('id', '=', slotAt(1))
      .execute()
  await hold(60_000)
  expect(await starts()).not.toContain('2026-03-02T06:30:00Z')
  await hold(-1)
  expect(await starts()).toContain('2026-03-02T06:30:00Z')
})

test('withdrawn timeslots and those that have begun are not offered', async () => {
  await db.updateTable('timeslot').set({ withdrawn: true }).where('id', '=', slotAt(2)).execute()
  await db
    .updateTable('timeslot')
    .set({ starts_at: NOW, ends_at: new Date(NOW.getTime() + 60_000) })
    .where('id', '=', slotAt(3))
    .execute()
  expect(await starts('2026-03-01', MONDAY)).toEqual(['2026-03-02T06:00:00Z', '2026-03-02T06:30:00Z'])
})

test("an unknown doctor is not found; an invalid date is refused with the field's name", async () => {
  expect((await get(url('999999'))).status).toBe(404)
  const { status, body } = await get(url(doctor.doctorId, '2026-02-29'))
  expect(status).toBe(400)
  expect(body.attributes.fields).toEqual([{ path: 'dateStart', problem: 'invalid_format' }])
})

test("dates in the wrong order are refused with the fields' names", async () => {
  const { status, body } = await get(url(doctor.doctorId, '2026-03-03', MONDAY))
  expect([status, body.attributes.fields]).toEqual([400, [{ path: 'dateEnd', problem: 'invalid_value' }]])
})

test('a doctor who is booked only at the reception has nothing bookable', async () => {
  await db.updateTable('assignment').set({ booking_policy: 'registry' }).execute()
  expect(await starts()).toEqual([])
})
