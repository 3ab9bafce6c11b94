import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { programmesToBook } from '../../booking/testing/programmes-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))
const { covers, coveredPatient, doctor, limit } = programmesToBook(world)

async function usedUp(who: { readonly bearer: string; readonly profileId: string }) {
  const path = `/api/v2/my/coverage/cover?profileId=${who.profileId}`
  const { programmes } = (await world.call('GET', path, { bearer: who.bearer })).json
  return programmes[0].usedUp
}

test('a programme whose limit has no visit left today says so, with the day on which it begins anew', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1, period: 'MONTH' })
  expect(await usedUp(patient)).toBeNull()
  const { orderId } = (await world.book(patient, { ...slot(0), programId: code })).json
  expect(await usedUp(patient)).toEqual({ renewsOn: '2026-04-01' })
  world.clock.set('2026-04-01T06:00:00Z')
  expect(await usedUp(patient)).toBeNull()
  world.clock.set(WORLD_START)
  await world.cancel(patient, orderId)
  expect(await usedUp(patient)).toBeNull()
})

test('where another limit has visits, or there is none, nothing is used up', async () => {
  const { slot, assignmentId } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 })
  const serviceId = await world.service(assignmentId)
  await covers({ code, serviceId, visits: 3 })
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp(patient)).toBeNull()
  const { patient: unlimited } = await coveredPatient()
  expect(await usedUp(unlimited)).toBeNull()
})

test('a limit that counts nothing that is covered has no visits to offer', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 })
  await limit(code, { visits: 5 })
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp(patient)).toEqual({ renewsOn: '2027-01-01' })
})

test('with the contract the limit is over: no day is named', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 }, { endsOn: '2026-12-31' })
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp(patient)).toEqual({ renewsOn: null })
})

test('a limit of the family is used up for all of it', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1, ofFamily: true }, { coversFamily: true })
  const relation = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
  const profileId = await world.relative(patient.accountId, relation, { birthday: '2018-05-01' })
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp({ ...patient, profileId })).toEqual({ renewsOn: '2027-01-01' })
})
