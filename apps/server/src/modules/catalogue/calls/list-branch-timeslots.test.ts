import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { catalogueApp, MONDAY } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor, db } = await catalogueApp()
const url = (more = '', date = MONDAY) =>
  `${base}/doctors/timeslots?branchId=${clinic.branchId}&date=${date}${more}`

test('every doctor of the branch is listed with the free timeslots of the date', async () => {
  const other = await createDoctor(db, clinic, { from: '2026-03-03T06:00:00Z', slots: 2 })
  const { body } = await get(url())
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({ doctorId: doctor.doctorId, branchId: clinic.branchId })
  expect(body[0].freeTimeslots).toHaveLength(4)
  expect(body[1]).toMatchObject({ doctorId: other.doctorId, freeTimeslots: [] })
})

test('speciality and service narrow the list', async () => {
  expect((await get(url(`&specialityId=${clinic.specialityId}`))).body).toHaveLength(2)
  expect((await get(url('&specialityId=999999'))).body).toEqual([])
  expect((await get(url('&serviceId=999999'))).body).toEqual([])
})

test('an unknown branch is not found', async () => {
  const { status } = await get(`${base}/doctors/timeslots?branchId=999999&date=${MONDAY}`)
  expect(status).toBe(404)
})
