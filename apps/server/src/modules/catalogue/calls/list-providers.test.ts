import { createTown, GOMEL } from '@vizit/test-kit/world/clinic.ts'
import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, clinic, db } = await catalogueApp()
await createTown(db, GOMEL)
const codes = (body: { code: string }[]) => body.map(provider => provider.code)

test('an organisation is listed in the towns of its branches, and in all regions', async () => {
  const all = await get('/api/v2/public/providers')
  expect(all.body[0]).toMatchObject({ code: clinic.providerCode, branchesCount: 1, doctorsCount: 1 })
  expect(codes((await get('/api/v2/public/providers?locationCode=17')).body)).toEqual([clinic.providerCode])
  expect(codes((await get('/api/v2/public/providers?locationCode=0')).body)).toEqual([clinic.providerCode])
  expect(codes((await get('/api/v2/public/providers?locationCode=232')).body)).toEqual([])
})

test('an inactive organisation is not listed', async () => {
  await db.updateTable('provider').set({ active: false }).execute()
  expect((await get('/api/v2/public/providers')).body).toEqual([])
})
