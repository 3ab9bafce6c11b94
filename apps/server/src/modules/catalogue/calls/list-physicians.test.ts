import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, clinic, doctor } = await catalogueApp()
const url = `/api/v2/public/providers/physicians/list?ids=${doctor.doctorId},999999`

test('doctors are read by their ids, with their organisation', async () => {
  expect((await get(url)).body).toMatchObject([
    { id: doctor.doctorId, providerCode: clinic.providerCode, assignments: [doctor.assignmentId] },
  ])
})

test('assignments are left out on request', async () => {
  const { body } = await get(`${url}&includeAssignments=false`)
  expect(body).toMatchObject([{ id: doctor.doctorId, assignments: [], worksAt: [] }])
})
