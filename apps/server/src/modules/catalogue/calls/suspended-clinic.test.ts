import { expect, onTestFinished, test } from 'vitest'
import { listPublicPaths } from '../pages/store/public-paths.ts'
import { suspendProvider } from '../public.ts'
import { catalogueApp, MONDAY, NOW } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor, db, database } = await catalogueApp()
const { assignmentId, doctorId, slots } = doctor
const set = (isActive: boolean, code = clinic.providerCode) =>
  suspendProvider(code, isActive, { db, clock: { now: () => NOW } })

async function suspended() {
  expect(await set(false)).toBe('changed')
  onTestFinished(async () => {
    await set(true)
  })
}

test('a suspended organisation can be read, and nothing there can be booked', async () => {
  await suspended()
  expect((await get(`${base}/branches`)).body).toMatchObject([{ branchId: clinic.branchId, suspended: true }])
  const [found] = (await get(`${base}/doctors`)).body
  expect(found).toMatchObject({ id: doctorId, nearestTimeslot: null, worksAt: [{ onlineBooking: false }] })
  expect((await get(`${base}/timeslots/${slots[0]?.timetableId}`)).body).toMatchObject({ free: false })
  const days = `dateStart=${MONDAY}&dateEnd=${MONDAY}`
  expect((await get(`${base}/doctors/${doctorId}/timeslots?${days}`)).body).toEqual([])
  expect((await get(`${base}/assignments?ids=${assignmentId}`)).body).toMatchObject([
    { onlineBooking: false },
  ])
  expect((await get(`${base}/services`)).status).toBe(200)
})

test('a suspended organisation is in no list and not in the sitemap until it is resumed', async () => {
  const listed = async () => [
    (await get('/api/v2/public/providers')).body.length,
    (await listPublicPaths(database, 0, 50)).filter(path => path.startsWith('/clinics/')).length,
  ]
  await suspended()
  expect(await listed()).toEqual([0, 0])
  expect(await set(true)).toBe('changed')
  expect(await listed()).toEqual([1, 2])
})

test('suspending a suspended or an unknown organisation changes nothing', async () => {
  expect([await set(true), await set(true, 'nobody')]).toEqual(['same', 'unknown-provider'])
  await suspended()
  const audited = await db
    .selectFrom('audit')
    .select(['action', 'subject'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(audited).toEqual([{ action: 'provider-suspended', subject: clinic.providerId }])
})
