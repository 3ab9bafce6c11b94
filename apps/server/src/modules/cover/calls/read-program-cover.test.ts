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

const badgesOf = async ({ profileId, bearer }: Patient, doctorId: string) => {
  const query = new URLSearchParams({ profileId, doctorIds: doctorId })
  return (await world.call('GET', `/api/v2/my/coverage/cover?${query}`, { bearer })).json
}

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
  const badges = (who: Patient) => badgesOf(who, doctorId)
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

test('a programme that begins and ends between today and the last day that can be booked is known before a day is chosen', async () => {
  const { assignmentId, doctorId } = await doctor({ slots: 0, policy: 'programme' })
  const serviceId = await world.service(assignmentId)
  const days = { activatesOn: '2026-03-20', endsOn: '2026-03-31', coversFamily: true }
  const { code, patient } = await coveredPatient({}, days)
  const child = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
  const profileId = await world.relative(patient.accountId, child, { birthday: '2018-05-01' })
  const grown = await world.relative(patient.accountId, child, { birthday: '2008-03-20' })
  for (const covered of [patient.profileId, profileId]) {
    const page = await read(patient, code, { profileId: covered })
    expect(page.json).toMatchObject({ validFrom: '2026-03-20', validTo: '2026-03-31', total: 1 })
    expect(await badgesOf({ ...patient, profileId: covered }, doctorId)).toMatchObject({
      programmes: [{ programId: code, from: '2026-03-20', to: '2026-03-31' }],
      doctors: [{ id: doctorId }],
    })
  }
  // Who is 18 on its first day.
  expect((await badgesOf({ ...patient, profileId: grown }, doctorId)).programmes).toEqual([])
  const allowed = async (reply: ReturnType<typeof world.capabilities>) =>
    (await reply).json.map((each: { onlineBookingAllowed: boolean }) => each.onlineBookingAllowed)
  expect(await allowed(world.capabilities(patient, `assignmentId=${assignmentId}`))).toEqual([
    ...[true, true, false],
  ])
  expect(await allowed(world.serviceCapabilities(patient, serviceId, [assignmentId]))).toEqual([
    ...[true, true, false],
  ])
  expect((await world.knownDoctors(patient)).json.coveredDoctorIds).toContain(doctorId)
  const profileOf = async ({ bearer }: Patient) =>
    (await world.call('GET', '/api/v2/my/profile?version=0.1.0&apiClient=web', { bearer })).json
  const { family } = await profileOf(patient)
  const member = family.find((each: { profileId: string }) => each.profileId === profileId)
  expect(member.coverers).toMatchObject([{ covererCode: code, validFrom: '2026-03-20', status: 'INACTIVE' }])
  const spouse = await world.patient()
  await world.relate(patient.accountId, spouse.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  expect((await profileOf(spouse)).familyPrograms).toMatchObject([{ coverer: code }])
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

test('a member whose days are over before the contract begins is covered on no day', async () => {
  const { doctorId } = await doctor({ slots: 0 })
  const { code, patient, memberId } = await coveredPatient({}, { activatesOn: '2026-03-20' })
  await db
    .updateTable('programme_member')
    .set({ valid_to: '2026-03-10' })
    .where('id', '=', memberId)
    .execute()
  expect((await read(patient, code)).status).toBe(404)
  expect((await badgesOf(patient, doctorId)).programmes).toEqual([])
})
