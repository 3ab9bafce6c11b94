import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db } = await catalogueApp()

test('towns have the Russian name as id, a name in the requested language, and their sections', async () => {
  await db
    .insertInto('location')
    .values({
      code: 0,
      name_ru: 'Все регионы',
      name_be: 'Усе рэгіёны',
      name_en: 'All regions',
      latitude: 53.7,
      longitude: 27.95,
      banners: ['doctors', 'ums', 'medcenters', 'drugs'],
    })
    .execute()
  const { status, body } = await get('/api/v2/public/locations', 'be')
  expect(status).toBe(200)
  expect(body[0]).toMatchObject({
    id: 'Все регионы',
    name: 'Усе рэгіёны',
    code: 0,
    banners: 'doctors;ums;medcenters;drugs',
  })
  expect(body[1]).toMatchObject({ id: 'Минск', name: 'Мінск', code: 17 })
})

test('a town whose Russian name has ё has an id with е', async () => {
  await db
    .insertInto('location')
    .values({
      code: 222,
      name_ru: 'Могилёв',
      name_be: 'Магілёў',
      name_en: 'Mogilev',
      latitude: 53.9,
      longitude: 30.3,
      banners: [],
    })
    .execute()
  const { body } = await get('/api/v2/public/locations', 'ru')
  expect(body).toContainEqual(expect.objectContaining({ id: 'Могилев', name: 'Могилёв', code: 222 }))
})
