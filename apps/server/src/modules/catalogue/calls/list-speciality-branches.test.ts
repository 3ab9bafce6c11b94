import { createClinic, createTown, GOMEL } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { catalogueApp, MONDAY } from '../testing/catalogue-app.ts'

const { get, clinic, db, settings } = await catalogueApp()
await createTown(db, GOMEL)
const BRANCHES = `/api/v2/public/specialities/${clinic.specialityId}/branches`
const sooner = { ...(await createClinic(db)), specialityId: clinic.specialityId }
await createDoctor(db, sooner, { from: `${MONDAY}T05:00:00Z`, slots: 2 })
await createDoctor(db, sooner, { from: `${MONDAY}T04:00:00Z`, slots: 2, policy: 'registry' })
await createDoctor(db, sooner, { from: `${MONDAY}T03:30:00Z`, slots: 2, policy: 'second-visit' })

test('branches of all organisations are listed, nearest free time first; times that new patients cannot book do not count', async () => {
  const { body } = await get(BRANCHES)
  expect(body).toMatchObject([
    {
      providerCode: sooner.providerCode,
      provider: 'Клиника «Мир»',
      branchId: sooner.branchId,
      branch: 'Филиал на Немиге',
      locationCode: 17,
      doctorsCount: 3,
      nearestTimeslot: '2026-03-02T05:00:00Z',
    },
    { providerCode: clinic.providerCode, doctorsCount: 1, nearestTimeslot: '2026-03-02T06:00:00Z' },
  ])
})

test('the nearest time says whom its doctors take', async () => {
  const mixed = { ...(await createClinic(db)), specialityId: clinic.specialityId }
  const nearestFor = async () =>
    (await get(BRANCHES)).body.find(({ branchId }: { branchId: string }) => branchId === mixed.branchId)
  const at = (hour: string, whom: { adult: boolean; children: boolean }) =>
    createDoctor(db, mixed, { from: `${MONDAY}T${hour}:00:00Z`, slots: 1, ...whom })
  await at('07', { adult: true, children: false })
  expect(await nearestFor()).toMatchObject({ nearestFor: { adult: true, children: false } })
  await at('06', { adult: false, children: true })
  expect(await nearestFor()).toMatchObject({ nearestFor: { adult: false, children: true } })
  await at('06', { adult: true, children: false })
  expect(await nearestFor()).toMatchObject({ nearestFor: { adult: true, children: true } })
  await db.updateTable('branch').set({ active: false }).where('id', '=', mixed.branchId).execute()
})

test('a town narrows the branches; an unknown speciality has none', async () => {
  expect((await get(`${BRANCHES}?locationCode=17`)).body).toHaveLength(2)
  expect((await get(`${BRANCHES}?locationCode=0`)).body).toHaveLength(2)
  expect((await get(`${BRANCHES}?locationCode=232`)).body).toEqual([])
  expect((await get('/api/v2/public/specialities/999999/branches')).body).toEqual([])
})

test('while booking is closed the branches are listed without a time', async () => {
  settings.online_booking_enabled = false
  const { body } = await get(BRANCHES)
  settings.online_booking_enabled = true
  expect(body.map((branch: { nearestTimeslot: unknown }) => branch.nearestTimeslot)).toEqual([null, null])
})
