import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor, db } = await catalogueApp()

test('a doctor carries where they work and the nearest free timeslot', async () => {
  const { body } = await get(`${base}/doctors`)
  expect(body).toHaveLength(1)
  expect(body[0]).toMatchObject({
    id: doctor.doctorId,
    doctorId: doctor.doctorId,
    fullName: 'Ковалевич Анна Петровна',
    displayName: 'Ковалевич А. П.',
    specialityName: 'Терапевт',
    branches: [clinic.branchId],
    assignments: [doctor.assignmentId],
    nearestTimeslot: '2026-03-02T06:00:00Z',
  })
  expect(body[0].worksAt[0]).toMatchObject({ assignmentId: doctor.assignmentId, onlineBooking: true })
})

test('a name that the clinic gave in no other language stays Russian as a whole', async () => {
  expect((await get(`${base}/doctors`, 'be')).body[0].fullName).toBe('Кавалевіч Ганна Пятроўна')
  expect((await get(`${base}/doctors`, 'en')).body[0].fullName).toBe('Ковалевич Анна Петровна')
})

test('the nearest timeslot passes over what is taken', async () => {
  await db
    .updateTable('timeslot')
    .set({ withdrawn: true })
    .where('id', '=', doctor.slots[0]?.timetableId ?? '')
    .execute()
  expect((await get(`${base}/doctors`)).body[0].nearestTimeslot).toBe('2026-03-02T06:30:00Z')
})

test('a branch narrows the list; another organisation’s branch is not found', async () => {
  expect((await get(`${base}/doctors?branchId=${clinic.branchId}`)).body).toHaveLength(1)
  expect((await get(`${base}/doctors?branchId=999999`)).status).toBe(404)
})

test('a doctor of the registry has no nearest timeslot', async () => {
  const registry = await createDoctor(db, clinic, {
    from: '2026-03-02T05:00:00Z',
    slots: 2,
    policy: 'registry',
  })
  const { body } = await get(`${base}/doctors`)
  const found = body.find((d: { id: string }) => d.id === registry.doctorId)
  expect(found).toMatchObject({ nearestTimeslot: null, worksAt: [{ onlineBooking: false }] })
})
