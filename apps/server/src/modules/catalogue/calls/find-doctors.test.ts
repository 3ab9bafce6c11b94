import { deflateRawSync } from 'node:zlib'
import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { createAssignment, createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService, createServiceOption } from '@vizit/test-kit/world/service.ts'
import { expect, test } from 'vitest'
import { MONDAY } from '../testing/catalogue-app.ts'
import { doctorsToFind } from '../testing/doctors-to-find.ts'

const { get, clinic, doctor, db, neurology, neurologist, inRegistry, other } = await doctorsToFind()
const DOCTORS = '/api/v2/public/doctors'
const [here, there, noTime] = [doctor.doctorId, neurologist.doctorId, inRegistry.doctorId]

async function ids(query: string): Promise<string[]> {
  const { status, body } = await get(`${DOCTORS}${query}`)
  expect(status).toBe(200)
  expect(body.total).toBe(body.items.length)
  return body.items.map(({ id }: { id: string }) => id)
}

test('a doctor is listed with place, price, languages and the free times of three days', async () => {
  await createService(db, neurologist.assignmentId, { price: 55 })
  await createService(db, neurologist.assignmentId, { price: 40 })
  await createService(db, neurologist.assignmentId, { price: 5, hidden: true })
  const { body } = await get(`${DOCTORS}?specialityId=${neurology}`, 'be')
  expect(body).toMatchObject({ total: 1, nextCursor: null, nextTimeslot: null })
  expect(body.items).toEqual([
    {
      ...{
        id: there,
        doctorId: there,
        providerCode: other.providerCode,
        provider: 'Клиника «Мир»',
        isDemo: false,
      },
      ...{ fullName: 'Алёшын Пётр Пятроўна', displayName: 'Алёшын П. П.' },
      ...{
        specialityId: neurology,
        specialityName: 'Неўролаг',
        qualification: 'высшая категория',
        workStart: 2001,
      },
      ...{ photoUrl: null, adult: false, children: true, adult_age: null, adult_age_to: null },
      ...{
        children_age: null,
        children_age_to: null,
        languages: ['be', 'pl'],
        priceFrom: 40,
        reviewsCount: 0,
      },
      worksAt: [
        {
          ...{ branchId: other.branchId, assignmentId: neurologist.assignmentId, specialityId: neurology },
          ...{ specialityName: 'Неўролаг', bookingPolicy: 'open', onlineBooking: true, asked: true },
          ...{ branch: 'Філіял на Нямізе', address: 'вул. Няміга, 5', phones: '375172000000;375291000000' },
          ...{ locationCode: 232, latitude: 53.9042, longitude: 27.5506 },
        },
      ],
      nearestTimeslot: '2026-03-04T15:30:00Z',
      // Wednesday is the fourth day.
      freeTimeslots: [],
    },
  ])
})

test('free times name assignment and branch, so that they can be booked', async () => {
  const { body } = await get(`${DOCTORS}?locationCode=17&preferredDays=3`)
  expect(body.items).toHaveLength(1)
  expect(body.items[0].freeTimeslots).toEqual(
    doctor.slots.map(slot => ({
      ...{ timeslotId: slot.timetableId, assignmentId: doctor.assignmentId, branchId: clinic.branchId },
      startTime: slot.startsAt.toISOString().replace('.000', ''),
      endTime: slot.endsAt.toISOString().replace('.000', ''),
    })),
  )
})

test.each([
  ['nothing', '', [here, there, noTime]],
  ['all regions', '?locationCode=0', [here, there, noTime]],
  ['a town', '?locationCode=232', [there]],
  ['a speciality', `?specialityId=${clinic.specialityId}`, [here, noTime]],
  ['a centre', `?medcenterId=${other.branchId}`, [there]],
  ['a town and the speciality of another', `?locationCode=17&specialityId=${neurology}`, []],
  ['who accepts adults', '?profile=1', [here, noTime]],
  ['who accepts children', '?profile=2', [here, there, noTime]],
  ['a child of 17', '?age=17', [here, there, noTime]],
  ['a newborn child', '?age=0', [here, there, noTime]],
  ['an adult of 18', '?age=18', [here, noTime]],
  ['the next three days', '?preferredDays=3', [here]],
  ['the next week', '?preferredDays=7', [here, there]],
  ['6 to 10 in Minsk', '?preferredTime=1', [here]],
  ['10 to 14', '?preferredTime=2', [here]],
  ['14 to 18', '?preferredTime=3', []],
  ['18 to 22', '?preferredTime=4', [there]],
  ['the morning', '?timeOfDay=morning', [here]],
  ['the afternoon', '?timeOfDay=afternoon', []],
  ['the evening', '?timeOfDay=evening', [there]],
  ['the evening of the next three days', '?timeOfDay=evening&preferredDays=3', []],
  ['6 to 10 in the evening', '?preferredTime=1&timeOfDay=evening', []],
  ['a name, ё as е, in any case and order', '?q=петр+АЛЕШ', [there]],
  ['a name in Belarusian', `?q=${encodeURIComponent('кавалевіч')}`, [here, noTime]],
  ['two words of which one is missing', `?q=${encodeURIComponent('алёшин анна')}`, []],
  ['any doctor', `?q=${encodeURIComponent('врач')}`, [here, there, noTime]],
  ['any doctor, in the wrong keyboard layout', '?q=dhfx', [here, there, noTime]],
  ['two characters count as none', '?q=zz', [here, there, noTime]],
  ['wildcards of LIKE as they are written', '?q=%25%25%25', []],
  ['by name', '?sort=byName', [there, here, noTime]],
  ['by reviews', '?sort=byFeedbacks', [here, there, noTime]],
])('%s', async (_case, query, listed) => {
  expect(await ids(query)).toEqual(listed)
})

test('only the times of the parts of the day that were asked for are listed', async () => {
  const { body } = await get(`${DOCTORS}?preferredTime=2`)
  const starts = body.items[0].freeTimeslots.map(({ startTime }: { startTime: string }) => startTime)
  expect(starts).toEqual(['2026-03-02T07:00:00Z', '2026-03-02T07:30:00Z'])
  expect(body.items[0].nearestTimeslot).toBe('2026-03-02T07:00:00Z')
})

test('a doctor of two branches is listed once, with the place that was asked for first', async () => {
  const second = await createBranch(db, clinic, 'Второй')
  const colleague = await createDoctor(db, clinic, { from: `${MONDAY}T10:00:00Z`, slots: 1 })
  const elsewhere = { ...clinic, branchId: second }
  const also = await createAssignment(db, elsewhere, colleague.doctorId, {
    from: `${MONDAY}T08:00:00Z`,
    slots: 1,
  })
  const listed = async (query: string) => {
    const { body } = await get(`${DOCTORS}?${query}`)
    const found = body.items.filter(({ id }: { id: string }) => id === colleague.doctorId)
    expect(found).toHaveLength(1)
    return found[0]
  }
  const everywhere = await listed('locationCode=17')
  expect(everywhere.freeTimeslots.map(({ branchId }: { branchId: string }) => branchId)).toEqual([
    second,
    clinic.branchId,
  ])
  expect(everywhere.nearestTimeslot).toBe(`${MONDAY}T08:00:00Z`)
  const first = await listed(`medcenterId=${second}`)
  expect(first.worksAt).toMatchObject([
    { assignmentId: also.assignmentId, asked: true },
    { assignmentId: colleague.assignmentId, asked: false },
  ])
  expect(first.freeTimeslots).toHaveLength(1)
  await db.updateTable('doctor').set({ active: false }).where('id', '=', colleague.doctorId).execute()
})

test('with a service, who gives it is listed, with whole runs and its price', async () => {
  const serviceId = await createService(db, doctor.assignmentId, { minutes: 60, price: 30 })
  await db.updateTable('service').set({ name_ru: 'Только здесь' }).where('id', '=', serviceId).execute()
  const { body } = await get(`${DOCTORS}?serviceId=${serviceId}`)
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([here])
  expect(body.items[0].priceFrom).toBe(30)
  const times = body.items[0].freeTimeslots
  expect(times.map(({ startTime }: { startTime: string }) => startTime)).toEqual([
    '2026-03-02T06:00:00Z',
    '2026-03-02T06:30:00Z',
    '2026-03-02T07:00:00Z',
  ])
  expect(times[2].endTime).toBe('2026-03-02T08:00:00Z')
})

test('with a programme, who gives a service that it covers is listed', async () => {
  await db.insertInto('programme').values({ code: 'plus', kind: 'EMPLOYER', caption_ru: 'Плюс' }).execute()
  expect(await ids('?programId=plus')).toEqual([])
  const serviceId = await createService(db, doctor.assignmentId, { minutes: 30 })
  const elsewhere = await createBranch(db, clinic, 'Третий')
  await createServiceOption(db, serviceId, { covererCodes: ['plus'], branchIds: [elsewhere] })
  expect(await ids('?programId=plus')).toEqual([])
  await createServiceOption(db, serviceId, { covererCodes: ['plus'] })
  expect(await ids('?programId=plus')).toEqual([here])
  const { body } = await get(`${DOCTORS}/counts?programId=plus`)
  expect(body.total).toBe(1)
})

test('what the coverer says of the organisation decides before what the organisation says', async () => {
  const covered = { programme_code: 'plus', provider_id: clinic.providerId }
  await db
    .insertInto('programme_cover')
    .values({ ...covered, coverage: 'COVERED' })
    .execute()
  expect(await ids('?programId=plus')).toEqual([here, noTime])
  await db.updateTable('programme_cover').set({ coverage: 'NOT_COVERED' }).execute()
  expect(await ids('?programId=plus')).toEqual([])
  const serviceId = await createService(db, doctor.assignmentId, { minutes: 30 })
  await db
    .insertInto('programme_cover')
    .values({ ...covered, service_id: serviceId, coverage: 'COVERED' })
    .execute()
  expect(await ids('?programId=plus')).toEqual([here])
  expect(await ids(`?programId=plus&serviceId=${serviceId}`)).toEqual([here])
  await db.deleteFrom('programme_cover').execute()
})

test.each([
  ['a town', 'locationCode', '99999'],
  ['a speciality', 'specialityId', '99999'],
  ['a centre', 'medcenterId', '99999'],
  ['a service', 'serviceId', '99999'],
  ['a programme', 'programId', 'nobody'],
  ['a cursor', 'cursor', 'AAAA'],
  // The bytes 5 and 1, compressed: the ids 5 and 6 without their checksum.
  ['a cursor that was made up', 'cursor', deflateRawSync(Uint8Array.of(5, 1)).toString('base64url')],
  ['a cursor that swells', 'cursor', 'eJzt'],
])('%s that does not exist is refused by its field', async (_case, field, value) => {
  const { status, body } = await get(`${DOCTORS}?${field}=${value}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    code: 'INVALID_ARGUMENT',
    attributes: { fields: [{ path: field, problem: 'unknown' }] },
  })
})

test.each([
  ['q', 'я'.repeat(10_000)],
  ['preferredDays', '5'],
  ['preferredTime', '5'],
  ['profile', '3'],
  ['timeOfDay', 'night'],
  ['sort', 'byMagic'],
  ['limit', '51'],
  ['age', '-1'],
  ['cursor', 'x'.repeat(10_000)],
  ['cursor', "' or 1=1"],
])('%s outside what is allowed is refused', async (field, value) => {
  const { status, body } = await get(`${DOCTORS}?${field}=${encodeURIComponent(value)}`)
  expect(status).toBe(400)
  expect(body.attributes.fields[0].path).toBe(field)
})

test('bookmarks are asked for with an identity', async () => {
  const { status, body } = await get(`${DOCTORS}?bookmarked=true`)
  expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
})

test.each([
  [
    'a suspended organisation',
    () => db.updateTable('provider').set({ active: false }).where('id', '=', other.providerId),
  ],
  ['a closed branch', () => db.updateTable('branch').set({ active: false }).where('id', '=', other.branchId)],
  ['a doctor who left', () => db.updateTable('doctor').set({ active: false }).where('id', '=', there)],
])('nobody of %s is listed', async (_case, change) => {
  await change().execute()
  expect(await ids(`?specialityId=${neurology}`)).toEqual([])
  await db.updateTable('provider').set({ active: true }).execute()
  await db.updateTable('branch').set({ active: true }).execute()
  await db.updateTable('doctor').set({ active: true }).where('id', '=', there).execute()
})
