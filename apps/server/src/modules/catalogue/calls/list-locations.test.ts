import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db } = await catalogueApp()

test('towns carry the Russian name as id, a name in the language asked for, and their sections', async () => {
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
