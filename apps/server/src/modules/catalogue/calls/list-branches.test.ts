import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, base, clinic } = await catalogueApp()

test("branches come in the requested language, with the reception's phones", async () => {
  const { body, headers } = await get(`${base}/branches`, 'be')
  expect(body).toEqual([
    {
      branchId: clinic.branchId,
      branch: 'Філіял на Нямізе',
      phones: '375172000000;375291000000',
      address: 'вул. Няміга, 5',
      locationCode: 17,
      latitude: 53.9042,
      longitude: 27.5506,
      suspended: false,
    },
  ])
  expect(headers['cache-control']).toBe('no-cache')
})

test('an unknown organisation is not found, with an error text', async () => {
  const { status, body } = await get('/api/v2/public/booking/nobody/branches', 'en')
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'NOT_FOUND', attributes: {} })
  expect(body.detail).toMatch(/[a-z]/)
})
