import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, clinic, doctor, db } = await catalogueApp()
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

test('a doctor is told with the number of public reviews', async () => {
  const countOf = async () => (await get(url)).body[0].reviewsCount
  expect(await countOf()).toBe(0)
  await db.insertInto('doctor_review_count').values({ doctor_id: doctor.doctorId, reviews: 3 }).execute()
  expect(await countOf()).toBe(3)
})
