import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor } = await catalogueApp()

test('assignments are read by their ids; unknown ids are left out', async () => {
  const { body } = await get(`${base}/assignments?ids=${doctor.assignmentId},999999`, 'en')
  expect(body).toEqual([
    {
      assignmentId: doctor.assignmentId,
      providerCode: clinic.providerCode,
      doctorId: doctor.doctorId,
      physicianName: 'Ковалевич Анна Петровна',
      photoUrl: null,
      branchId: clinic.branchId,
      branchName: 'Niamiha branch',
      branchAddress: '5 Niamiha St',
      phones: '375172000000;375291000000',
      specialityId: clinic.specialityId,
      speciality: 'Therapist',
      bookingPolicy: 'open',
      onlineBooking: true,
    },
  ])
})

test.each(['', '1,,2', 'a', '1;2', '-1'])('ids written as "%s" are refused', async ids => {
  const { status, body } = await get(`${base}/assignments?ids=${encodeURIComponent(ids)}`)
  expect(status).toBe(400)
  expect(body.attributes.fields[0].path).toBe('ids')
})
