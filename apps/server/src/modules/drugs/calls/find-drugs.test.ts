import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
beforeAll(() => fillDrugsWorld(world.db, new Date(WORLD_START)))

const find = (query: Record<string, string>, language = 'ru') =>
  world.call('GET', `/api/v2/public/drugs?${new URLSearchParams(query)}`, { language })
const show = (id: string | number, query = '', language = 'ru') =>
  world.call('GET', `/api/v2/public/drugs/${id}${query}`, { language })
type Named = { readonly name: string }
const names = async (query: Record<string, string>) =>
  (await find(query)).json.items.map(({ name }: Named) => name)

test('a drug is found with its presentations and the prices of the town', async () => {
  const { json } = await find({ q: 'альфален', locationCode: '17' })
  expect(json).toMatchObject({
    total: 1,
    nextCursor: null,
    register: { source: 'Реестр', asOf: '2026-02-01' },
  })
  expect(json.items[0]).toEqual({
    ...{ id: '1', name: 'Альфален', inn: 'ибупрофен', form: 'таблетки', dispensing: 'otc', isDemo: false },
    ...{
      priceFrom: 400,
      priceTo: 500,
      pharmaciesCount: 3,
      asOf: '2026-03-01T00:00:00Z',
      isStale: true,
      isUnknown: false,
    },
    packs: [
      {
        id: '11',
        presentation: 'таблетки 200мг №10',
        strength: '200мг',
        priceFrom: 400,
        priceTo: 500,
        pharmaciesCount: 3,
        // Of the older one, which is the lowest.
        ...{ asOf: '2026-03-01T00:00:00Z', isStale: true, isUnknown: false },
      },
      // Its only price is older than three days.
      {
        id: '12',
        presentation: 'таблетки 400мг №10',
        strength: '400мг',
        priceFrom: null,
        priceTo: null,
        pharmaciesCount: 0,
        ...{ asOf: null, isStale: false, isUnknown: false },
      },
    ],
  })
  expect((await find({ q: 'альфален' })).json.items[0]).toMatchObject({ priceFrom: 300, pharmaciesCount: 4 })
})

test('a range is as of its older price, and the page of a drug says beside it as of when the lowest is', async () => {
  const range = { priceFrom: 1500, priceTo: 2100, asOf: '2026-03-01T00:00:00Z', isStale: true }
  const { json } = await find({ q: 'дельтакс', locationCode: '17' })
  expect(json.items[0]).toMatchObject({ ...range, packs: [range] })
  expect(json.items[0].packs[0]).not.toHaveProperty('lowest')
  const lowest = { asOf: '2026-03-02T05:00:00Z', isStale: false }
  expect((await show(4, '?locationCode=17')).json.packs).toMatchObject([{ ...range, lowest }])
  // The lowest price is the older one.
  expect((await show(1, '?locationCode=17')).json.packs[0]).not.toHaveProperty('lowest')
})

test.each<[string, Record<string, string>, string[]]>([
  ['by substance', { q: 'ibuprofen' }, ['Альфален', 'Бетален', 'Гаммалин']],
  ['in the wrong layout', { q: 'fkmafkty' }, ['Альфален']],
  ['with an error', { q: 'альвален' }, ['Альфален']],
  ['with a dosage', { q: 'ибупрофен 100' }, ['Гаммалин']],
  ['by dispensing', { dispensing: 'rx' }, ['Дельтакс']],
  ['by form in any language', { q: 'ибупрофен', form: 'Suspension' }, ['Гаммалин']],
  ['by the everyday name of a form', { form: 'таблеточки', dispensing: 'rx' }, ['Дельтакс']],
  ['by a Belarusian name of a form', { form: 'таблеткі', dispensing: 'rx' }, ['Дельтакс']],
  ['by a form that no drug has', { form: 'свечи' }, []],
  ['nothing', { q: 'ромашка' }, []],
])('%s', async (_case, query, found) => expect(await names(query)).toEqual(found))

test.each<[string, string, string, { query: string; by: string } | null]>([
  ['an error and a strength', 'альвален 200', 'ru', { query: 'альфален 200 мг', by: 'error' }],
  ['an error before a number', 'альвален200 мг', 'ru', { query: 'альфален 200 мг', by: 'error' }],
  ['a strength', 'альфален 200', 'ru', { query: 'альфален 200 мг', by: 'strength' }],
  ['in English', 'alfalem 200', 'en', { query: 'alfalen 200 mg', by: 'error' }],
  ['an error in the substance', 'ибупрофин 200мг', 'ru', { query: 'ибупрофен 200мг', by: 'error' }],
  ['another layout', 'fkmafkty 200', 'ru', { query: 'альфален 200 мг', by: 'layout' }],
  ['a Belarusian name of the register to who reads Russian', 'дэльтакс', 'ru', null],
  ['a strength beside it', 'дэльтакс 100', 'ru', { query: 'дэльтакс 100 мг', by: 'strength' }],
  ['the same to who reads English', 'Дэльтакс', 'en', null],
  ['a Belarusian name with an error', 'дэлтакс', 'ru', { query: 'дельтакс', by: 'error' }],
  ['the Belarusian spelling to who reads it', 'дэльтакс 100 мг', 'be', null],
  ['another case', 'альфалена', 'ru', null],
  ['a part of the words', 'альфален сироп', 'ru', { query: 'альфален', by: 'words' }],
  ['Latin letters', 'alfalen', 'ru', null],
  ['all of it as typed', 'альфален 200 мг', 'ru', null],
  ['nothing found', 'альфален 300', 'ru', null],
])('what was understood is said: %s', async (_case, q, language, understood) => {
  const { json } = await find({ q }, language)
  expect(json.understood).toEqual(understood)
  if (!understood) return
  const again = (await find({ q: understood.query }, language)).json
  expect([again.understood, again.items]).toEqual([null, json.items])
})

test('a volume is asked for by its unit, a form beside it', async () => {
  expect(await names({ q: 'ибупрофен 100 мл' })).toEqual(['Гаммалин'])
  expect(await names({ q: 'суспензия 100 мл' })).toEqual(['Гаммалин'])
  expect(await names({ q: 'ибупрофен 100' })).toEqual(['Гаммалин'])
})

test("a hospital's drug is found by its name, and not among all", async () => {
  expect(await names({ limit: '50' })).not.toContain('Эпсилонол')
  expect(await names({ q: 'эпсилонол' })).toEqual(['Эпсилонол'])
})

test('a query that is too short to be searched is said to be', async () => {
  const tooShort = async (q: string) => (await find({ q })).json.isTooShort
  expect(await tooShort('но')).toBe(true)
  expect(await tooShort('  ')).toBeUndefined()
  expect(await tooShort('альфален')).toBeUndefined()
})

test('pages follow each other', async () => {
  const first = (await find({ limit: '3' })).json
  const second = (await find({ limit: '3', cursor: first.nextCursor })).json
  expect([...first.items, ...second.items].map(({ name }: Named) => name)).toEqual([
    'Альфален',
    'Бетален',
    'Гаммалин',
    'Дельтакс',
  ])
  expect([first.total, second.nextCursor]).toEqual([4, null])
})

test.each([
  ['other words', { q: 'альфален' }],
  ['another dispensing', { dispensing: 'otc' }],
])('a cursor of a list with %s is foreign', async (_case, change) => {
  const { nextCursor: cursor } = (await find({ limit: '1' })).json
  expect((await find({ limit: '2', locationCode: '17', cursor })).status).toBe(200)
  const { status, json } = await find({ ...change, cursor })
  expect([status, json.attributes?.fields]).toEqual([400, [{ path: 'cursor', problem: expect.any(String) }]])
})

test.each([
  [{ locationCode: '99999999' }, 'locationCode'],
  [{ cursor: 'abc' }, 'cursor'],
  [{ limit: '0' }, 'limit'],
  [{ dispensing: 'hospital' }, 'dispensing'],
  [{ form: 'самокат' }, 'form'],
  [{ form: '%%%' }, 'form'],
])('%j is refused by its field', async (query, path) => {
  const { status, json } = await find(query)
  expect([status, json.attributes.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]])
})

test('a drug is shown with its group in words, registration and analogues with prices', async () => {
  const { json } = await show(1, '?locationCode=17', 'en')
  expect(json).toMatchObject({
    ...{
      name: 'Alfalen',
      inn: 'Ibuprofen',
      form: 'tablets',
      hasNoEnd: true,
      validUntil: null,
      removed: false,
    },
    atc: {
      code: 'M01AE01',
      groups: [
        { code: 'M', name: 'Musculo-skeletal system' },
        { code: 'M01', name: 'Antiinflammatory' },
      ],
      // Without the two that are listed as analogues.
      drugsCount: 1,
    },
    register: { source: 'Реестр', asOf: '2026-02-01' },
  })
  expect(
    json.analogues.map(({ name, relation, priceFrom }: Named & { relation: string; priceFrom: number }) => [
      name,
      relation,
      priceFrom,
    ]),
  ).toEqual([
    ['Бетален', 'equivalent', 800],
    ['Гаммалин', 'sameSubstance', null],
  ])
})

test('of the popular searches those are offered that the register has', async () => {
  const popular = async (language = 'ru', query: Record<string, string> = {}) =>
    (await world.call('GET', `/api/v2/public/drugs?${new URLSearchParams(query)}`, { language })).json.popular
  expect(await popular()).toEqual([])
  await sql`
    insert into drug (id, code, name_ru, name_en, dispensing, has_no_end) values
      (91, 'd91', 'Смекта', 'Smecta', 'otc', true), (92, 'd92', 'Маска', 'Mask', 'otc', true)`.execute(
    world.db,
  )
  await sql`insert into drug_pack (id, code, drug_id, presentation_ru) values
    (911, 'p911', 91, 'порошок №10'), (921, 'p921', 92, '№10')`.execute(world.db)
  onTestFinished(async () => {
    await sql`delete from drug_pack where id in (911, 921)`.execute(world.db)
    await sql`delete from drug where id in (91, 92)`.execute(world.db)
    world.clock.advance(2)
  })
  world.clock.advance(2)
  // Of "маска медицинская" there is one word only.
  expect([await popular(), await popular('en')]).toEqual([['смекта'], ['Smecta']])
  expect([await popular('ru', { dispensing: 'otc' }), await popular('ru', { dispensing: 'rx' })]).toEqual([
    ['смекта'],
    [],
  ])
})

test('an unknown drug is not found', async () => {
  for (const id of [99, 999_999_999_999]) expect((await show(id)).json.code).toBe('NOT_FOUND')
})
