import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createAssignment, createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor, db } = await catalogueApp()

test('a doctor is listed with the places of work and the nearest free timeslot', async () => {
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

test('a name without a translation is shown in Russian as a whole', async () => {
  expect((await get(`${base}/doctors`, 'be')).body[0].fullName).toBe('Кавалевіч Ганна Пятроўна')
  expect((await get(`${base}/doctors`, 'en')).body[0].fullName).toBe('Ковалевич Анна Петровна')
})

test('the nearest timeslot is the first free one', async () => {
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

test('a doctor who is booked only at the reception has no nearest timeslot', async () => {
  const registry = await createDoctor(db, clinic, {
    from: '2026-03-02T05:00:00Z',
    slots: 2,
    policy: 'registry',
  })
  const { body } = await get(`${base}/doctors`)
  const found = body.find((d: { id: string }) => d.id === registry.doctorId)
  expect(found).toMatchObject({ nearestTimeslot: null, worksAt: [{ onlineBooking: false }] })
})

test.each(['second-visit', 'programme'] as const)(
  'a doctor who takes no new patients (%s) has no nearest time; the place of work shows it to known patients',
  async policy => {
    const restricted = await createDoctor(db, clinic, { from: '2026-03-02T05:00:00Z', slots: 2, policy })
    const { body } = await get(`${base}/doctors`)
    expect(body.find((d: { id: string }) => d.id === restricted.doctorId)).toMatchObject({
      nearestTimeslot: null,
      worksAt: [{ nearestTimeslot: '2026-03-02T05:00:00Z', bookingPolicy: policy }],
    })
  },
)

test("each place of work has the doctor's speciality and nearest time there", async () => {
  const specialityId = await createSpeciality(db, { ru: 'Врач-уролог', be: 'Урач-уролаг', en: 'Urologist' })
  const branchId = await createBranch(db, clinic, 'Филиал в Борисове')
  const { doctorId } = await createDoctor(db, clinic, { from: '2026-03-02T05:00:00Z', slots: 1 })
  await createAssignment(db, { ...clinic, branchId, specialityId }, doctorId, {
    from: '2026-03-04T05:00:00Z',
    slots: 1,
  })
  const find = async (query = '', language = 'ru') => {
    const { body } = await get(`${base}/doctors${query}`, language)
    return body.find((each: { id: string }) => each.id === doctorId)
  }
  const first = { specialityName: 'Терапевт', nearestTimeslot: '2026-03-02T05:00:00Z' }
  const second = { branchId, specialityId, nearestTimeslot: '2026-03-04T05:00:00Z' }
  expect(await find()).toMatchObject({
    ...first,
    worksAt: [first, { ...second, specialityName: 'Врач-уролог' }],
  })
  expect(await find('', 'be')).toMatchObject({
    specialityName: 'Тэрапеўт',
    worksAt: [{ specialityName: 'Тэрапеўт' }, { specialityName: 'Урач-уролаг' }],
  })
  expect(await find(`?branchId=${branchId}`)).toMatchObject({
    specialityName: 'Врач-уролог',
    nearestTimeslot: '2026-03-04T05:00:00Z',
  })
})
