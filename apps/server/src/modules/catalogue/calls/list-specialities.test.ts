import { createSpeciality, createTown, GOMEL } from '@vizit/test-kit/world/clinic.ts'
import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, clinic, db } = await catalogueApp()
await createTown(db, GOMEL)
const SPECIALITIES = '/api/v2/public/specialities'

test("a town lists exactly the specialities of its doctors, in the reader's language", async () => {
  await createSpeciality(db)
  const synonyms = ['участковый', 'участковы']
  await db.updateTable('speciality').set({ synonyms }).where('id', '=', clinic.specialityId).execute()
  const therapist = { specialityId: clinic.specialityId, speciality: 'Тэрапеўт', synonyms }
  expect((await get(SPECIALITIES, 'be')).body).toEqual([therapist])
  expect((await get(`${SPECIALITIES}?locationCode=17`, 'be')).body).toEqual([therapist])
  expect((await get(`${SPECIALITIES}?locationCode=0`, 'be')).body).toEqual([therapist])
  expect((await get(`${SPECIALITIES}?locationCode=232`)).body).toEqual([])
})

test('the speciality of a link is named although nobody has it, and one that does not exist is not', async () => {
  const nobodys = await createSpeciality(db)
  const ids = async (specialityId: string) =>
    (await get(`${SPECIALITIES}?locationCode=17&specialityId=${specialityId}`)).body.map(
      (found: { specialityId: string }) => found.specialityId,
    )
  expect((await ids(nobodys)).sort()).toEqual([clinic.specialityId, nobodys].sort())
  expect(await ids('999999')).toEqual([clinic.specialityId])
})

test('a speciality without active doctors is not listed', async () => {
  await db.updateTable('assignment').set({ active: false }).execute()
  expect((await get(SPECIALITIES)).body).toEqual([])
})
