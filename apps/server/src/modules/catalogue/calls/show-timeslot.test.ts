import { randomUUID } from 'node:crypto'
import { createService } from '@vizit/test-kit/world/service.ts'
import { expect, test } from 'vitest'
import { catalogueApp, NOW } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor, db } = await catalogueApp()
const slotId = doctor.slots[0]?.timetableId ?? ''

test('a timeslot has its date in Minsk, its doctor and its branch', async () => {
  expect((await get(`${base}/timeslots/${slotId}`, 'be')).body).toMatchObject({
    timeslotId: slotId,
    startTime: '2026-03-02T06:00:00Z',
    date: '2026-03-02',
    free: true,
    assignment: { assignmentId: doctor.assignmentId, physicianName: 'Кавалевіч Ганна Пятроўна' },
    ages: { adult: true, adultAge: null, childrenAgeTo: null },
  })
})

test('a timeslot says the lowest price of what its doctor gives there, as the list of doctors does', async () => {
  const shown = async () => {
    const [slot, list] = await Promise.all([
      get(`${base}/timeslots/${slotId}`),
      get(`/api/v2/public/doctors?medcenterId=${clinic.branchId}`),
    ])
    expect(slot.body.priceFrom).toBe(list.body.items[0].priceFrom)
    return slot.body.priceFrom
  }
  expect(await shown()).toBeNull()
  for (const price of [70, 45.5]) await createService(db, doctor.assignmentId, { price })
  expect(await shown()).toBe(45.5)
})

test('a timeslot held by somebody is shown as not free', async () => {
  await db
    .updateTable('timeslot')
    .set({ held_by: randomUUID(), held_until: new Date(NOW.getTime() + 1000) })
    .where('id', '=', slotId)
    .execute()
  expect((await get(`${base}/timeslots/${slotId}`)).body.free).toBe(false)
})

test('an unknown timeslot is not found', async () => {
  expect((await get(`${base}/timeslots/999999`)).status).toBe(404)
})
