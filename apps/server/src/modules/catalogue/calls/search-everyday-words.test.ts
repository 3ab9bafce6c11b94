import { createClinic, createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db } = await catalogueApp()
await loadReferenceData(db)
const clinic = await createClinic(db)
for (const [ru, be] of [
  ['Детский невролог', 'Дзіцячы неўролаг'],
  ['Офтальмолог', 'Афтальмолаг'],
  ['Кардиолог', 'Кардыёлаг'],
  ['Стоматолог', 'Стаматолаг'],
] as const)
  await createDoctor(
    db,
    { ...clinic, specialityId: await createSpeciality(db, { ru, be, en: ru }) },
    { from: '2026-03-02T06:00:00Z', slots: 0 },
  )
await db
  .updateTable('doctor')
  .set({ last_name_ru: 'Кравчук', first_name_ru: 'Нина', middle_name_ru: 'Геннадьевна' })
  .where('id', 'in', db.selectFrom('doctor').select('id').orderBy('id').limit(1))
  .execute()

const search = async (q: string, language = 'ru') => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`, language)
  return {
    specialities: body.specialities.items.map(({ speciality }: { speciality: string }) => speciality),
    said: body.understood?.query ?? null,
  }
}

test.each([
  'кардиолог цена',
  'кардиолог отзывы',
  'сколько стоит кардиолог',
  'кардиолог рядом',
  'кардиолог стоимость',
])('a word about prices or reviews is no name: %s', async query => {
  const { specialities, said } = await search(query)
  expect([specialities[0], said]).toEqual(['Кардиолог', 'кардиолог'])
})

test('a doctor for children whose speciality is not called so is found by the speciality', async () => {
  expect((await search('детский офтальмолог')).specialities).toEqual(['Офтальмолог'])
  expect((await search('дзіцячы кардыёлаг', 'be')).specialities).toEqual(['Кардыёлаг'])
  expect((await search('детский невролог')).specialities).toEqual(['Детский невролог'])
})

test('«лекар» says no more than «урач» beside other words', async () => {
  for (const query of ['зубны лекар', 'зубны ўрач'])
    expect((await search(query, 'be')).specialities[0]).toBe('Стаматолаг')
})
