import { createService, createServiceOption } from '@vizit/test-kit/world/service.ts'
import { expect, test } from 'vitest'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor, db } = await catalogueApp()

const direction = await db
  .insertInto('service_group')
  .values({ provider_id: clinic.providerId, code: 'd', name_ru: 'Консультации', name_be: 'Кансультацыі' })
  .returning('id')
  .executeTakeFirstOrThrow()
const service = await db
  .insertInto('service')
  .values({
    provider_id: clinic.providerId,
    code: 's1',
    group_id: direction.id,
    name_ru: 'Приём терапевта',
    duration_minutes: 30,
    for_adult: true,
    for_children: false,
    price_kind: 'from',
    price_from: 48.5,
  })
  .returning('id')
  .executeTakeFirstOrThrow()

test('the catalogue lists directions and services, and whether a doctor provides them', async () => {
  const { body } = await get(`${base}/services`, 'be')
  expect(body.directions).toEqual([{ id: direction.id, name: 'Кансультацыі', parentId: null }])
  expect(body.subGroups).toEqual([])
  expect(body.services[0]).toMatchObject({
    name: 'Приём терапевта',
    parentId: direction.id,
    hasDoctors: false,
    priceKind: 'from',
    priceFrom: 48.5,
    priceTo: null,
  })
})

test('the services of one doctor are those that the doctor gives, with their directions', async () => {
  const ofDoctor = `${base}/services?doctorId=${doctor.doctorId}`
  expect((await get(ofDoctor)).body).toEqual({ directions: [], subGroups: [], services: [] })
  const given = await createService(db, doctor.assignmentId, {})
  const hidden = await createService(db, doctor.assignmentId, { hidden: true })
  const { body } = await get(ofDoctor)
  await db.updateTable('service').set({ active: false }).where('id', 'in', [given, hidden]).execute()
  expect(body.services.map(({ id }: { id: string }) => id)).toEqual([given])
  expect(body.directions.map(({ id }: { id: string }) => id)).toEqual([body.services[0].parentId])
  expect((await get(`${base}/services?doctorId=999999`)).status).toBe(404)
  expect((await get(`${base}/services?doctorId=x`)).status).toBe(400)
})

test('what most people come to a doctor for goes first, and a first visit before the repeated one in every language', async () => {
  const names = [
    ['Аудиометрия', 'Аўдыяметрыя', 'Audiometry'],
    ['Консультация (повторный приём)', 'Кансультацыя (паўторны прыём)', 'Consultation (follow-up)'],
    ['Консультация (первичный приём)', 'Кансультацыя (першасны прыём)', 'Consultation (first visit)'],
  ] as const
  const ids: string[] = []
  for (const [name_ru, name_be, name_en] of names) {
    const id = await createService(db, doctor.assignmentId, {})
    await db.updateTable('service').set({ name_ru, name_be, name_en }).where('id', '=', id).execute()
    ids.push(id)
  }
  const [audiometry, repeated, first] = ids
  const idsOf = async (path: string, language: string) =>
    (await get(path, language)).body.services
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => ids.includes(id))
  for (const language of ['ru', 'be', 'en'])
    expect(await idsOf(`${base}/services`, language)).toEqual([audiometry, first, repeated])
  await db
    .updateTable('service')
    .set({ default_service: true })
    .where('id', '=', first ?? '')
    .execute()
  for (const language of ['ru', 'be', 'en'])
    expect(await idsOf(`${base}/services?doctorId=${doctor.doctorId}`, language)).toEqual([
      ...[first, audiometry, repeated],
    ])
  await db.updateTable('service').set({ active: false }).where('id', 'in', ids).execute()
})

test("a service at an assignment has that doctor's duration", async () => {
  const url = `${base}/assignments/${doctor.assignmentId}/services`
  expect((await get(url)).body).toEqual([])
  await db
    .insertInto('assignment_service')
    .values({ assignment_id: doctor.assignmentId, service_id: service.id, duration_minutes: 45 })
    .execute()
  expect((await get(url)).body).toMatchObject([{ id: service.id, duration: 45, hasDoctors: true }])
  expect((await get(`${base}/assignments/999999/services`)).status).toBe(404)
})

test("options have their own price or the service's, the programmes that cover them, and the branches with doctors", async () => {
  const id = await createService(db, doctor.assignmentId, { price: 40 })
  const { id: empty } = await db
    .insertInto('branch')
    .values({
      provider_id: clinic.providerId,
      code: 'empty',
      name_ru: 'Без врачей',
      address_ru: 'Минск',
      location_code: 17,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plain = await createServiceOption(db, id, {})
  await db.insertInto('programme').values({ code: 'bns', kind: 'INSURER', caption_ru: 'БНС' }).execute()
  const covered = await createServiceOption(db, id, { price: 95.5, covererCodes: ['nobody', 'bns'] })
  const elsewhere = await createServiceOption(db, id, { branchIds: [empty] })
  const { body } = await get(`${base}/services`, 'be')
  const { options } = body.services.find((service: { id: string }) => service.id === id)
  expect(options).toMatchObject([
    {
      id: plain,
      name: 'З наркозам',
      priceKind: 'fixed',
      priceFrom: 40,
      covererCodes: [],
      branchIds: [clinic.branchId],
    },
    { id: covered, priceFrom: 95.5, covererCodes: ['bns'], branchIds: [clinic.branchId] },
    { id: elsewhere, branchIds: [] },
  ])
  await db.updateTable('service_option').set({ active: false }).where('id', '=', plain).execute()
  const atDoctor = (await get(`${base}/assignments/${doctor.assignmentId}/services`)).body
  expect(atDoctor.find((service: { id: string }) => service.id === id).options).toHaveLength(2)
})
