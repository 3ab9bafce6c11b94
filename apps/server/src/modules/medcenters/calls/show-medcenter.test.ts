import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { db } = world
const show = async (branchId: string, language = 'ru') =>
  (await world.call('GET', `/api/v2/public/medcenters/${branchId}`, { language })).json

test('a centre without hours says nothing about them', async () => {
  expect((await show(world.clinic.branchId)).schedule).toEqual({ now: null, hours: [], days: [] })
})

test('a centre is shown with everything that it tells of itself, in the language asked for', async () => {
  const clinic = await world.newClinic()
  const { branchId } = clinic
  const other = await createBranch(db, clinic, 'Филиал на Лесной')
  const hash = 'a'.repeat(64)
  await db
    .insertInto('photo')
    .values({ hash, media_type: 'image/webp', content: Buffer.from('x') })
    .execute()
  await db.insertInto('branch_photo').values({ branch_id: branchId, position: 0, photo_hash: hash }).execute()
  await db
    .updateTable('branch')
    .set({
      emails: ['info@mir.example', 'kids@mir.example'],
      description_ru: 'О центре',
      description_be: 'Пра цэнтр',
      getting_there_ru: 'Метро «Немига»',
    })
    .where('id', '=', branchId)
    .execute()
  await world.doctor({ slots: 0, at: clinic })
  expect(await show(branchId, 'be')).toMatchObject({
    branchId,
    branch: 'Філіял на Нямізе',
    address: 'вул. Няміга, 5',
    phones: '375172000000;375291000000',
    emails: ['info@mir.example', 'kids@mir.example'],
    description: 'Пра цэнтр',
    gettingThere: 'Метро «Немига»',
    photos: [{ url: `/api/v2/public/photos/${hash}` }],
    suspended: false,
    organisation: {
      code: clinic.providerCode,
      name: 'Клиника «Мир»',
      branches: [{ branchId: other, branch: 'Филиал на Лесной' }],
    },
    doctorsCount: 1,
    reviewsCount: 0,
  })
})

test('the schedule has the usual hours, and two weeks with holidays, days off and exceptions', async () => {
  const { branchId, providerId } = await world.newClinic()
  const hours = [1, 2, 3, 4, 5].map(day => ({ branch_id: branchId, day, opens: 480, closes: 1440 }))
  await db.insertInto('branch_hours').values(hours).execute()
  await db
    .insertInto('public_holiday')
    .values({ date: '2026-03-09', name_ru: 'Праздник', name_be: 'Свята', name_en: 'A holiday' })
    .execute()
  await db
    .insertInto('provider_holiday')
    .values({ provider_id: providerId, date: '2026-03-10', name_ru: 'День клиники' })
    .execute()
  await db
    .insertInto('branch_exception')
    .values({
      branch_id: branchId,
      date: '2026-03-07',
      opens: 1200,
      closes: 1560,
      reason_ru: 'Ночь здоровья',
    })
    .execute()
  const { schedule } = await show(branchId, 'en')
  // Monday, 9:00 in Minsk.
  expect(schedule.now).toEqual({ isOpen: true, changesAt: '2026-03-02T21:00:00Z' })
  expect(schedule.hours[0]).toEqual({ day: 1, opens: '08:00', closes: '24:00' })
  expect(schedule.days).toHaveLength(14)
  const usual = [{ opens: '08:00', closes: '24:00' }]
  expect(schedule.days.slice(4, 10)).toEqual([
    { date: '2026-03-06', openings: usual, note: null },
    { date: '2026-03-07', openings: [{ opens: '20:00', closes: '02:00' }], note: 'Ночь здоровья' },
    { date: '2026-03-08', openings: [], note: null },
    { date: '2026-03-09', openings: [], note: 'A holiday' },
    { date: '2026-03-10', openings: [], note: 'День клиники' },
    { date: '2026-03-11', openings: usual, note: null },
  ])
})

test('an unknown or closed centre is not found, and an id that is none is refused', async () => {
  const closed = await createBranch(db, world.clinic, 'Закрыт')
  await db.updateTable('branch').set({ active: false }).where('id', '=', closed).execute()
  for (const id of ['999999', closed]) {
    for (const more of ['', '/services']) {
      const { status, json } = await world.call('GET', `/api/v2/public/medcenters/${id}${more}`)
      expect([status, json.code]).toEqual([404, 'NOT_FOUND'])
    }
  }
  expect((await world.call('GET', '/api/v2/public/medcenters/x')).json.code).toBe('INVALID_ARGUMENT')
})

test('the services of a centre are those that its doctors give, with their directions', async () => {
  const clinic = await world.newClinic()
  const { assignmentId } = await world.doctor({ slots: 0, at: clinic })
  const elsewhere = { ...clinic, branchId: await createBranch(db, clinic, 'Другой') }
  const here = await world.service(assignmentId, { price: 40, minutes: 45 })
  await world.service((await world.doctor({ slots: 0, at: elsewhere })).assignmentId)
  await world.service(assignmentId, { hidden: true })
  const { json } = await world.call('GET', `/api/v2/public/medcenters/${clinic.branchId}/services`)
  expect(json.directions).toHaveLength(1)
  expect(json.subGroups).toEqual([])
  expect(json.services).toMatchObject([
    { id: here, duration: 45, priceFrom: 40, parentId: json.directions[0].id },
  ])
})

test('a service of a centre is for those whom the doctors who give it there take', async () => {
  const clinic = await world.newClinic()
  const elsewhere = { ...clinic, branchId: await createBranch(db, clinic, 'Другой') }
  const ofAdults = await world.doctor({ slots: 0, at: clinic, children: false })
  const ofChildren = await world.doctor({ slots: 0, at: clinic, adult: false })
  await db.updateTable('doctor').set({ children_age: 5 }).where('id', '=', ofChildren.doctorId).execute()
  const forAdults = await world.service(ofAdults.assignmentId)
  const forChildren = await world.service(ofChildren.assignmentId)
  const forBoth = await world.service(ofAdults.assignmentId)
  for (const assignment_id of [
    ofChildren.assignmentId,
    (await world.doctor({ slots: 0, at: elsewhere })).assignmentId,
  ])
    await db
      .insertInto('assignment_service')
      .values({ assignment_id, service_id: forBoth, duration_minutes: 30 })
      .execute()
  const { json } = await world.call('GET', `/api/v2/public/medcenters/${clinic.branchId}/services`)
  const ages = json.services.map(
    ({
      id,
      ...service
    }: {
      id: string
      forAdult: boolean
      forChildren: boolean
      childrenAge: number | null
    }) => [id, [service.forAdult, service.forChildren, service.childrenAge]],
  )
  expect(Object.fromEntries(ages)).toEqual({
    [forAdults]: [true, false, null],
    [forChildren]: [false, true, 5],
    [forBoth]: [true, true, 5],
  })
})
