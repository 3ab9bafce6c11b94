import { createSpeciality, createTown, GOMEL } from '@vizit/test-kit/world/clinic.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { db, clinic } = world
await createTown(db, GOMEL)
const inGomel = await world.newClinic()
await db
  .updateTable('branch')
  .set({ location_code: GOMEL.code, name_ru: 'Якорь', address_ru: 'ул. Советская, 1' })
  .where('id', '=', inGomel.branchId)
  .execute()
const here = await world.doctor()
const there = await world.doctor({ at: { ...inGomel, specialityId: clinic.specialityId } })
await world.service(here.assignmentId)
await world.service(there.assignmentId)
await db.updateTable('service').set({ name_ru: 'УЗИ почек' }).execute()

const find = async (list: string, q: string, more = '', language = 'ru') => {
  const url = `/api/v2/public/${list}?q=${encodeURIComponent(q)}${more}`
  const reply = await world.app.inject({ url, headers: { 'accept-language': language } })
  return { status: reply.statusCode, ...reply.json() }
}
const GOMEL_NAMED = { locationCode: GOMEL.code, name: 'Гомель' }

test.each([
  ['терапевт гомель', '', 'терапевт'],
  ['терапевт в Гомеле', '', 'терапевт'],
  ['nthfgtdn ujvtkm', '', 'терапевт'],
  ['терапевт гомель', '&locationCode=17', 'терапевт'],
  ['терапефт гомель', '', 'терапевт'],
  ['врач гомель', '', 'врач'],
])('doctors: the town in the words goes before the chosen one: %s%s', async (q, more, query) => {
  const { items, understood, total } = await find('doctors', q, more)
  expect(understood).toEqual({ query, by: 'town', town: GOMEL_NAMED })
  expect(items).toMatchObject([{ doctorId: there.doctorId }])
  expect(await find('doctors/counts', q, more)).toMatchObject({ total })
})

test('services and their prices are those of the town in the words', async () => {
  const { items, understood } = await find('services', 'узи почек гомель')
  expect(understood).toEqual({ query: 'узи почек', by: 'town', town: GOMEL_NAMED })
  expect(items).toMatchObject([{ name: 'УЗИ почек', medcentersCount: 1 }])
  expect(await find('services', 'узи почек')).toMatchObject({ items: [{ medcentersCount: 2 }] })
})

test('medical centres have their town among their words', async () => {
  for (const q of ['якорь гомель', 'якорь в гомеле', 'zrjhm ujvtkm'])
    expect(await find('medcenters', q)).toMatchObject({ items: [{ branchId: inGomel.branchId }] })
})

test('the town is named in the language of the reader', async () => {
  const { understood } = await find('doctors', 'терапевт в Минске', '', 'en')
  expect(understood).toMatchObject({ town: { locationCode: 17, name: 'Minsk' } })
})

test('of what the town has nobody, the list is empty, and says of which town it is', async () => {
  const names = { ru: 'Врач-невролог', be: 'Урач-неўролаг', en: 'Neurologist' }
  await world.doctor({ at: { ...clinic, specialityId: await createSpeciality(db, names) } })
  expect(await find('doctors', 'невролог гомель')).toMatchObject({
    ...{ total: 0, items: [], understood: { query: 'невролог', town: GOMEL_NAMED } },
  })
})

test('words that nothing has, a town alone and an unknown town are no town in the words', async () => {
  expect(await find('doctors', 'щщщщщ гомель')).toEqual(
    expect.not.objectContaining({ understood: expect.anything() }),
  )
  expect((await find('doctors', 'гомель')).understood).toBeUndefined()
  expect(await find('doctors', 'терапевт гомель', '&locationCode=999999')).toMatchObject({
    status: 400,
    attributes: { fields: [{ path: 'locationCode', problem: 'unknown' }] },
  })
})

test('what has all words as typed is found first: a surname that is a town', async () => {
  await db.updateTable('doctor').set({ last_name_ru: 'Гомель' }).where('id', '=', here.doctorId).execute()
  const { items, understood } = await find('doctors', 'терапевт гомель')
  expect(understood).toBeUndefined()
  expect(items).toMatchObject([{ doctorId: here.doctorId }])
})
