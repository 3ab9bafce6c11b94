import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { programmesToBook } from '../../booking/testing/programmes-to-book.ts'

const world = await testWorld()
const { clinic, db } = world
const { covers, coveredPatient, doctor } = programmesToBook(world)
type Patient = Awaited<ReturnType<typeof world.patient>>

const read = async (who: Patient, code: string, { profileId = who.profileId, more = '' } = {}) =>
  world.call('GET', `/api/v2/my/coverage/programs/${code}?profileId=${profileId}${more}`, {
    bearer: who.bearer,
    language: 'be',
  })

test('what is covered stands by organisation, the whole before its parts, with the limits', async () => {
  const { assignmentId } = await doctor({ slots: 0 })
  const serviceId = await world.service(assignmentId)
  const { code, patient } = await coveredPatient({ share: 80 })
  await covers({ code, serviceId, visits: 3, ofFamily: true })
  await covers({ code, branchId: clinic.branchId, excluded: true })
  const { json } = await read(patient, code)
  const [limit] = json.limits
  expect(json).toEqual({
    ...{
      validFrom: '2026-01-01',
      validTo: null,
      isOwn: true,
      endsWithChildhood: false,
      total: 1,
      nextCursor: null,
    },
    limits: [
      {
        ...{ id: expect.any(String), name: 'Кансультацыі ўрачоў', visits: 3, remaining: 3 },
        ...{ period: 'YEAR', ofFamily: true, renewsOn: '2027-01-01', remainingNext: 3 },
      },
    ],
    items: [
      {
        providerCode: expect.any(String),
        provider: expect.any(String),
        rows: [
          { branch: null, service: null, option: null, coverage: 'COVERED', share: 80, limitId: null },
          {
            ...{ branch: expect.any(String), service: null, option: null },
            ...{ coverage: 'NOT_COVERED', share: 100, limitId: null },
          },
          {
            ...{ branch: null, service: 'Кансультацыя', option: null },
            ...{ coverage: 'LIMITED', share: 100, limitId: limit.id },
          },
        ],
      },
    ],
  })
})

test('a booked visit is taken off its limit, a cancelled one is given back', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 2, period: 'MONTH' })
  const left = async () => (await read(patient, code)).json.limits[0].remaining
  const booked = await world.book(patient, { ...slot(0), programId: code })
  expect([booked.status, await left()]).toEqual([201, 1])
  await world.cancel(patient, booked.json.orderId)
  expect(await left()).toBe(2)
})

test('organisations come by pages', async () => {
  const { code, patient } = await coveredPatient()
  for (let n = 0; n < 11; n++) {
    const { providerId } = await world.newClinic()
    await db
      .insertInto('programme_cover')
      .values({ programme_code: code, provider_id: providerId, coverage: 'COVERED' })
      .execute()
  }
  const first = (await read(patient, code)).json
  const second = (await read(patient, code, { more: `&cursor=${first.nextCursor}` })).json
  expect([first.total, first.items.length, second.items.length, second.nextCursor]).toEqual([
    ...[12, 10, 2, null],
  ])
})

test('a stranger, and a programme that does not cover the person, are not found', async () => {
  const { code, patient } = await coveredPatient()
  const stranger = await world.patient()
  expect((await read(stranger, code, { profileId: patient.profileId })).status).toBe(404)
  expect((await read(stranger, code)).status).toBe(404)
  expect((await read(patient, 'nobody')).status).toBe(404)
})

test('a programme that begins while times can be booked says what it will cover, also in lists; one that begins later does not', async () => {
  const { assignmentId, doctorId } = await doctor({ slots: 0 })
  const serviceId = await world.service(assignmentId)
  const { code, patient } = await coveredPatient({}, { activatesOn: '2026-03-20' })
  await covers({ code, serviceId, visits: 3 })
  const { json } = await read(patient, code)
  expect(json).toMatchObject({ validFrom: '2026-03-20', limits: [{ visits: 3, remaining: 3 }], total: 1 })
  const badges = async (who: Patient) => {
    const { profileId, bearer } = who
    const query = new URLSearchParams({ profileId, doctorIds: doctorId })
    return (await world.call('GET', `/api/v2/my/coverage/cover?${query}`, { bearer })).json
  }
  expect(await badges(patient)).toMatchObject({ programme: { programId: code }, doctors: [{ id: doctorId }] })
  const now = await world.patient()
  await world.cover(now, { code })
  const { code: later } = await coveredPatient({}, { activatesOn: '2026-03-10' })
  await world.cover(now, { code: later })
  expect((await badges(now)).programme.programId).toBe(code)
  const beyond = await coveredPatient({}, { activatesOn: '2027-03-20' })
  expect((await read(beyond.patient, beyond.code)).status).toBe(404)
  expect((await badges(beyond.patient)).programme).toBeNull()
})

test('a limit that begins anew after the last covered day names no day for it', async () => {
  const { code, patient } = await coveredPatient({ visits: 3 }, { endsOn: '2026-12-31' })
  expect((await read(patient, code)).json).toMatchObject({
    validTo: '2026-12-31',
    limits: [{ visits: 3, renewsOn: null, remainingNext: null }],
  })
})

test('visits of the next month are taken off what is left of it, not of this one', async () => {
  const march = await doctor()
  const april = await world.newAssignment(march, { from: '2026-04-01T06:00:00Z' })
  const { code, patient } = await coveredPatient({ visits: 2, period: 'MONTH' })
  const limit = async () => (await read(patient, code)).json.limits[0]
  expect(await limit()).toMatchObject({ remaining: 2, remainingNext: 2, renewsOn: '2026-04-01' })
  const slot = april.slots[0]
  const booked = await world.book(patient, {
    ...{ timetableId: slot?.timetableId ?? '', assignmentId: slot?.assignmentId ?? '', programId: code },
  })
  expect(booked.status).toBe(201)
  expect(await limit()).toMatchObject({ remaining: 2, remainingNext: 1 })
})
