import { createServiceOption } from '@vizit/test-kit/world/service.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
const { clinic, db } = world
const patient = await world.patient()
const doctor = await world.doctor({ slots: 0 })
const serviceId = await world.service(doctor.assignmentId)
const optionId = await createServiceOption(db, serviceId, { covererCodes: ['bns'] })
await world.cover(patient, { code: 'epam' })
const places = {
  ...{
    doctorIds: doctor.doctorId,
    medcenterIds: clinic.branchId,
    serviceIds: serviceId,
    optionIds: optionId,
  },
}

beforeEach(() => db.deleteFrom('programme_cover').execute())

const read = (query: Record<string, string>, by = patient) =>
  world.call('GET', `/api/v2/my/coverage/cover?${new URLSearchParams(query)}`, {
    bearer: by.bearer,
    language: 'be',
  })

const say = (row: { service_id?: string; option_id?: string; branch_id?: string; coverage: string }) =>
  db
    .insertInto('programme_cover')
    .values({ programme_code: 'epam', provider_id: clinic.providerId, ...row })
    .execute()

const kinds = async (query: Record<string, string> = {}) => {
  const { doctors, medcenters, services, options } = (
    await read({ profileId: patient.profileId, ...places, ...query })
  ).json
  return [doctors, medcenters, services, options].map(list => list[0]?.coverage)
}

test('doctors, centres, services and options say what the programme covers', async () => {
  expect(await kinds()).toEqual(['NOT_COVERED', 'NOT_COVERED', 'NOT_COVERED', 'NOT_COVERED'])
  await say({ coverage: 'COVERED' })
  expect(await kinds()).toEqual(['COVERED', 'COVERED', 'COVERED', 'COVERED'])
  await say({ service_id: serviceId, option_id: optionId, coverage: 'NOT_COVERED' })
  expect(await kinds()).toEqual(['PARTLY', 'PARTLY', 'NOT_COVERED', 'NOT_COVERED'])
  expect(await kinds({ locationCode: '17', medcenterId: clinic.branchId })).toEqual([
    ...['PARTLY', 'PARTLY', 'NOT_COVERED', 'NOT_COVERED'],
  ])
  expect((await read({ profileId: patient.profileId })).json).toEqual({
    programme: { programId: 'epam', programCaption: 'Праграма epam' },
    programmes: [{ programId: 'epam', programCaption: 'Праграма epam' }],
    ...{ doctors: [], medcenters: [], services: [], options: [] },
  })
})

test('a programme that ends or begins within the days that can be booked says so, also of a child who turns 18', async () => {
  const programmesOf = async (who: typeof patient) =>
    (await read({ profileId: who.profileId, ...places }, who)).json.programmes
  const employee = await world.patient()
  await world.cover(employee, { code: 'ending', endsOn: '2026-03-31', coversFamily: true })
  await world.cover(employee, { code: 'later', activatesOn: '2026-04-01' })
  const ending = { programId: 'ending', programCaption: 'Праграма ending', to: '2026-03-31' }
  expect(await programmesOf(employee)).toEqual([
    ending,
    { programId: 'later', programCaption: 'Праграма later', from: '2026-04-01' },
  ])
  const level = 'VIEW_REPORTS_TESTS'
  const grown = { birthday: '2008-03-20' }
  const profileId = await world.relative(employee.accountId, { relKind: 'CHILD', level }, grown)
  expect(await programmesOf({ ...employee, profileId })).toEqual([{ ...ending, to: '2026-03-19' }])
  const spouse = { profileId: await world.relative(employee.accountId, { relKind: 'SPOUSE', level }) }
  await world.cover(spouse, { code: 'ending', activatesOn: '2026-04-03' })
  expect(await programmesOf({ ...employee, ...spouse })).toEqual([
    { ...ending, later: [{ from: '2026-04-03' }] },
  ])
})

test('the programme asked for has to cover the person; without one nothing is said', async () => {
  const nothing = {
    ...{ programme: null, programmes: [], doctors: [], medcenters: [], services: [], options: [] },
  }
  expect((await read({ profileId: patient.profileId, programId: 'bns', ...places })).json).toEqual(nothing)
  const other = await world.patient()
  expect((await read({ profileId: other.profileId, ...places }, other)).json).toEqual(nothing)
})

test('a stranger learns nothing', async () => {
  const stranger = await world.patient()
  const { status, json } = await read({ profileId: patient.profileId, ...places }, stranger)
  expect([status, json.code]).toEqual([404, 'NOT_FOUND'])
})

test('a hundred ids of a kind are answered, more are refused', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}`).join()
  const ask = (count: number) => read({ profileId: patient.profileId, doctorIds: many(count) })
  expect((await ask(100)).status).toBe(200)
  expect((await ask(101)).status).toBe(400)
})
