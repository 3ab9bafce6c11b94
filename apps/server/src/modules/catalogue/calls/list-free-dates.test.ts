import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService, giveService } from '@vizit/test-kit/world/service.ts'
import { expect, test } from 'vitest'
import { catalogueApp, MONDAY } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor, db } = await catalogueApp()
const url = (more = '', from = '2026-03-01', to = '2026-03-31') =>
  `${base}/doctors/free-dates?dateStart=${from}&dateEnd=${to}${more}`
const dates = async (more?: string, from?: string, to?: string) => (await get(url(more, from, to))).body.dates

test('every date with free time is listed once, in order', async () => {
  await createDoctor(db, clinic, { from: '2026-03-05T06:00:00Z', slots: 2 })
  await createDoctor(db, clinic, { from: '2026-03-05T06:00:00Z', slots: 2 })
  expect(await dates()).toEqual([MONDAY, '2026-03-05'])
})

test('dates are dates in Minsk, both ends included', async () => {
  // Code 0 means all regions (product §3, "Location").
  await createDoctor(db, clinic, { from: '2026-03-09T21:00:00Z', slots: 1 })
  expect(await dates('', '2026-03-05', '2026-03-10')).toEqual(['2026-03-05', '2026-03-10'])
  expect(await dates('', '2026-03-06', '2026-03-09')).toEqual([])
})

test('branch, speciality and service narrow the dates', async () => {
  expect(await dates(`&branchId=${clinic.branchId}&specialityId=${clinic.specialityId}`)).toContain(MONDAY)
  expect(await dates('&specialityId=999999')).toEqual([])
  expect(await dates('&serviceId=999999')).toEqual([])
})

test('assignments narrow the dates, also those of a service', async () => {
  const at = async (from: string) => createDoctor(db, clinic, { from, slots: 2 })
  const [fifteenth, sixteenth] = [await at('2026-03-15T06:00:00Z'), await at('2026-03-16T06:00:00Z')]
  const [one, two] = [fifteenth.assignmentId, sixteenth.assignmentId]
  const serviceId = await createService(db, one, {})
  await giveService(db, serviceId, two, 30)
  for (const service of ['', `&serviceId=${serviceId}`]) {
    expect(await dates(`&assignmentIds=${one},${two}${service}`)).toEqual(['2026-03-15', '2026-03-16'])
    expect(await dates(`&assignmentIds=${two}${service}`)).toEqual(['2026-03-16'])
    expect(await dates(`&assignmentIds=999999${service}`)).toEqual([])
  }
  await db.deleteFrom('timeslot').where('assignment_id', 'in', [one, two]).execute()
})

test('a date without free timeslots, and one of a doctor booked at the reception, is left out', async () => {
  await db
    .updateTable('timeslot')
    .set({ withdrawn: true })
    .where('assignment_id', '=', doctor.assignmentId)
    .execute()
  await createDoctor(db, clinic, { from: '2026-03-12T06:00:00Z', slots: 1, policy: 'registry' })
  expect(await dates()).toEqual(['2026-03-05', '2026-03-10'])
})

test('nothing beyond two months is offered or read, however long the range is', async () => {
  await createDoctor(db, clinic, { from: '2026-05-02T06:00:00Z', slots: 1 })
  expect(await dates('', '1900-01-01', '2999-12-31')).toEqual(['2026-03-05', '2026-03-10'])
})

test('an unknown organisation, and a branch of another one, are not found', async () => {
  expect((await get(url('&branchId=999999'))).status).toBe(404)
  expect((await get(url().replace(clinic.providerCode, 'nobody'))).status).toBe(404)
})
