import { createTown, GOMEL } from '@vizit/test-kit/world/clinic.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { db } = world
const other = await world.newClinic()
await createTown(db, GOMEL)
await db.updateTable('branch').set({ location_code: 232 }).where('id', '=', other.branchId).execute()
await db.insertInto('programme').values({ code: 'epam', kind: 'EMPLOYER', caption_ru: 'EPAM' }).execute()

const here = (await world.doctor({ slots: 0 })).assignmentId
const there = (await world.doctor({ slots: 0, at: other })).assignmentId

/** A service with a name of its own, in a group of its own. */
async function service(
  at: string,
  [name, group, direction]: readonly [string, string | null, string],
  given: Parameters<typeof world.service>[1] & { texts?: Record<string, string> } = {},
): Promise<string> {
  const { texts = {}, ...options } = given
  const id = await world.service(at, options)
  const { group_id, provider_id } = await db
    .selectFrom('service')
    .select(['group_id', 'provider_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const top = await db
    .insertInto('service_group')
    .values({ provider_id, code: `top-${id}`, name_ru: direction, name_be: `${direction} (бел)` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = group === null ? {} : { parent_id: top.id }
  await db
    .updateTable('service_group')
    .set({ name_ru: group ?? direction, ...own })
    .where('id', '=', group_id)
    .execute()
  await db
    .updateTable('service')
    .set({ name_ru: name, name_be: null, group_id, ...texts })
    .where('id', '=', id)
    .execute()
  return id
}

const heart = ['Консультация кардиолога', 'Кардиология', 'Консультации'] as const
const ultrasound = ['УЗИ почек', null, 'УЗИ'] as const
const heartHere = await service(here, heart, {
  price: 40,
  minutes: 30,
  forChildren: false,
  texts: { description_ru: 'Осмотр и ЭКГ', preparation_ru: 'Возьмите прежние ЭКГ' },
})
const heartThere = await service(there, ['Консультация  КАРДИОЛОГА.', 'кардиология', 'Консультации'], {
  price: 60,
  minutes: 45,
  childrenAge: 3,
  texts: { description_ru: 'Другое описание' },
})
const kidneys = await service(there, ultrasound, { price: 50, forAdult: false, childrenAge: 7 })
const sameNameElsewhere = await service(here, ['УЗИ почек', null, 'Диагностика'], { price: 55 })
await service(here, ['Скрытая', null, 'УЗИ'], { hidden: true })
await world.serviceOption(kidneys, { covererCodes: ['epam'] })

const path = '/api/v2/public/services'
const find = async (query = '', language = 'ru') => {
  const { status, json } = await world.call('GET', `${path}?${query}`, { language })
  return { status, json }
}
const namesOf = async (query: string) =>
  (await find(query)).json.items.map(({ name }: { name: string }) => name)
const ALL = ['УЗИ почек', 'Консультация кардиолога', 'УЗИ почек']

test('the same service of two organisations is listed once, with the prices of both; the same name in another direction is another service', async () => {
  const { json } = await find()
  expect(json.total).toBe(3)
  expect(json.items).toMatchObject([
    {
      id: sameNameElsewhere,
      name: 'УЗИ почек',
      groupId: null,
      priceKind: 'fixed',
      priceFrom: 55,
      medcentersCount: 1,
    },
    {
      id: heartHere,
      name: 'Консультация кардиолога',
      priceKind: 'range',
      priceFrom: 40,
      priceTo: 60,
      forAdult: true,
      forChildren: true,
      childrenAge: 3,
      medcentersCount: 2,
    },
    { id: kidneys, priceFrom: 50, forAdult: false, childrenAge: 7 },
  ])
})

test('directions and groups are counted, and narrow the list', async () => {
  const { directions, items } = (await find()).json
  expect(directions).toMatchObject([
    { name: 'Диагностика', servicesCount: 1, groups: [] },
    { name: 'Консультации', servicesCount: 1, groups: [{ name: 'Кардиология', servicesCount: 1 }] },
    { name: 'УЗИ', servicesCount: 1, groups: [] },
  ])
  const [, consultations] = directions
  const narrowed = (await find(`directionId=${consultations.id}&groupId=${consultations.groups[0].id}`)).json
  expect(narrowed.items).toEqual([items[1]])
  expect(narrowed.directions).toEqual(directions)
})

test('town, words, age and programme narrow the list', async () => {
  expect(await namesOf('')).toEqual(ALL)
  expect(await namesOf('locationCode=17')).toEqual(ALL.slice(0, 2))
  expect(await namesOf(`q=${encodeURIComponent('узи')}`)).toHaveLength(2)
  expect(await namesOf('age=5')).toEqual(ALL.slice(0, 2))
  expect(await namesOf('age=-1')).toEqual(ALL)
  expect(await namesOf('age=40')).toEqual(ALL.slice(0, 2))
  expect(await namesOf('age=18')).toEqual(ALL.slice(0, 2))
  expect(await namesOf('programId=epam')).toEqual(['УЗИ почек'])
  expect(await namesOf('q=%25%25%25')).toEqual([])
})

test('what the coverer says of the organisation decides before what the organisation says', async () => {
  const said = { programme_code: 'epam', provider_id: other.providerId }
  await db
    .insertInto('programme_cover')
    .values([
      { ...said, coverage: 'COVERED' },
      { ...said, service_id: kidneys, coverage: 'NOT_COVERED' },
    ])
    .execute()
  expect(await namesOf('locationCode=232&programId=epam')).toEqual([ALL[1]])
  await db.deleteFrom('programme_cover').execute()
})

test('pages list each service once', async () => {
  const seen: string[] = []
  let cursor = ''
  for (let page = 0; page < 3; page += 1) {
    const { json } = await find(`limit=1${cursor}`)
    seen.push(...json.items.map(({ id }: { id: string }) => id))
    cursor = `&cursor=${json.nextCursor}`
    expect(json.nextCursor === null).toBe(page === 2)
  }
  expect(seen).toEqual([sameNameElsewhere, heartHere, kidneys])
})

test.each([
  ['an unknown town', 'locationCode=5', 'locationCode'],
  ['an unknown direction', 'directionId=999999', 'directionId'],
  ['an unknown group', 'groupId=999999', 'groupId'],
  ['an unknown programme', 'programId=nobody', 'programId'],
  ['a query of 10,000 characters', `q=${'a'.repeat(10_000)}`, 'q'],
  ['an age that nobody has', 'age=-2', 'age'],
  ['a cursor that is none', 'cursor=abc', 'cursor'],
  [
    'a cursor of another language',
    `cursor=${Buffer.from('["services-be",["а","б","в"],"1"]').toString('base64url')}`,
    'cursor',
  ],
])('%s is refused and named', async (_case, query, field) => {
  const { status, json } = await find(query)
  expect([status, json.code, json.attributes.fields[0].path]).toEqual([400, 'INVALID_ARGUMENT', field])
})

const show = async (id: string, query = '', language = 'ru') =>
  world.call('GET', `${path}/${id}?${query}`, { language })

test('a service is shown with the texts of the organisation asked for, or of another one', async () => {
  expect((await show(heartHere)).json).toMatchObject({
    id: heartHere,
    direction: 'Консультации',
    group: 'Кардиология',
    description: 'Осмотр и ЭКГ',
    preparation: 'Возьмите прежние ЭКГ',
    durationFrom: 30,
    durationTo: 45,
    medcentersCount: 2,
    hasOptions: false,
  })
  expect((await show(heartThere)).json).toMatchObject({
    id: heartHere,
    description: 'Другое описание',
    preparation: 'Возьмите прежние ЭКГ',
  })
})

test('a town narrows the prices and centres of a service', async () => {
  expect((await show(heartHere, 'locationCode=232')).json).toMatchObject({
    priceKind: 'fixed',
    priceFrom: 60,
    medcentersCount: 1,
  })
  expect((await show(kidneys, 'locationCode=17')).json).toMatchObject({ medcentersCount: 0, priceFrom: null })
})

test('a service that nobody gives is not found, an unknown town is refused', async () => {
  expect((await show('999999')).json.code).toBe('NOT_FOUND')
  const withdrawn = await service(here, ['Отменённая', null, 'УЗИ'])
  await db.updateTable('service').set({ active: false }).where('id', '=', withdrawn).execute()
  expect((await show(withdrawn)).json.code).toBe('NOT_FOUND')
  expect((await show(heartHere, 'locationCode=5')).json.code).toBe('INVALID_ARGUMENT')
})

test('a listed code joins services of different names', async () => {
  const [one, two] = [
    await service(here, ['Эхо сердца', null, 'Сердце']),
    await service(there, ['УЗИ сердца (ЭхоКГ)', null, 'УЗИ']),
  ]
  const { group_id } = await db
    .selectFrom('common_service')
    .innerJoin('service', 'service.common_id', 'common_service.id')
    .select('common_service.group_id')
    .where('service.id', '=', kidneys)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('common_service')
    .values({ code: '178', group_id, key: 'узи сердца эхокг', name_ru: 'УЗИ сердца (ЭхоКГ)' })
    .execute()
  await db.updateTable('service').set({ common_code: '178' }).where('id', '=', one).execute()
  // By its name.
  await db.updateTable('service').set({ name_ru: 'УЗИ сердца (ЭХОКГ)' }).where('id', '=', two).execute()
  const shown = (await show(one)).json
  await db.updateTable('service').set({ active: false }).where('id', 'in', [one, two]).execute()
  expect(shown).toMatchObject({ name: 'УЗИ сердца (ЭхоКГ)', medcentersCount: 2 })
})

test('the name of a service follows the only organisation that gives it; another adds the languages that are missing', async () => {
  const plain = ['Промывание пазух', null, 'ЛОР'] as const
  const one = await service(here, plain)
  const nameIn = async (language: 'ru' | 'be' | 'en') =>
    (await world.call('GET', `/api/v2/public/services/${one}`, { language })).json.name
  expect(await nameIn('be')).toBe('Промывание пазух')
  await db
    .updateTable('service')
    .set({ name_ru: 'Промывание ПАЗУХ', name_be: 'Прамыванне пазух' })
    .where('id', '=', one)
    .execute()
  expect([await nameIn('ru'), await nameIn('be')]).toEqual(['Промывание ПАЗУХ', 'Прамыванне пазух'])
  const two = await service(there, plain, { texts: { name_be: 'Інакш', name_en: 'Sinus rinse' } })
  const names = [await nameIn('ru'), await nameIn('be'), await nameIn('en')]
  await db.updateTable('service').set({ active: false }).where('id', 'in', [one, two]).execute()
  expect(names).toEqual(['Промывание ПАЗУХ', 'Прамыванне пазух', 'Sinus rinse'])
})

test('services of all regions are counted once in ten seconds, those of a town always', async () => {
  const total = async (query: string) => (await find(query)).json.total
  const [all, inMinsk] = [await total('limit=7'), await total('limit=7&locationCode=17')]
  const added = await service(here, ['Новая услуга', null, 'Новое'])
  expect([await total('limit=7'), await total('limit=7&locationCode=17')]).toEqual([all, inMinsk + 1])
  world.clock.advance(1)
  expect(await total('limit=7')).toBe(all + 1)
  await db.updateTable('service').set({ active: false }).where('id', '=', added).execute()
  world.clock.advance(1)
})
