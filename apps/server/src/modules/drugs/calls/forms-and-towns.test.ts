import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
beforeAll(async () => {
  await fillDrugsWorld(world.db, new Date(WORLD_START))
  // A letter away from "капли" and "Быков".
  await sql`insert into location (code, name_ru, name_be, name_en, latitude, longitude, banners)
    values (901, 'Копыль', 'Капыль', 'Kopyl', 53.15, 27.09, '{drugs}'), (902, 'Быхов', 'Быхаў', 'Bykhov', 53.5, 30.2, '{drugs}')`.execute(
    world.db,
  )
})

const find = (query: Record<string, string>, language = 'ru') =>
  world.call('GET', `/api/v2/public/drugs?${new URLSearchParams(query)}`, { language })
type Named = { readonly name: string }

const facets = (json: { forms: { form: string; count: number; isChosen: boolean }[] }) =>
  json.forms.map(({ form, count, isChosen }) => [form, count, isChosen])

test.each([
  ['таблетки', 'таблетки'],
  ['nf,ktnrb', 'таблетки'],
  ['таблеточки', 'таблеточки'],
])('a form alone finds what has it, and is said: %s', async (q, words) => {
  const { json } = await find({ q })
  expect(json.items.map(({ name }: Named) => name)).toEqual(['Альфален', 'Бетален', 'Дельтакс'])
  expect([json.form, json.understood]).toEqual([{ words, isShown: true }, null])
  expect(facets(json)).toEqual([
    ['tablet', 3, true],
    ['suspension', 1, false],
  ])
  const more = await find({ q, limit: '2', cursor: (await find({ q, limit: '2' })).json.nextCursor })
  expect(more.json.items.map(({ name }: Named) => name)).toEqual(['Дельтакс'])
})

test('a form that no drug has finds none; one that names a drug finds this, and says how to find the others', async () => {
  expect((await find({ q: 'свечи' })).json).toMatchObject({
    total: 0,
    form: { words: 'свечи', isShown: true },
  })
  await sql`update drug set name_ru = 'Таблетки Бета' where id = 2`.execute(world.db)
  onTestFinished(async () => {
    await sql`update drug set name_ru = 'Бетален' where id = 2`.execute(world.db)
    world.clock.advance(2)
  })
  world.clock.advance(2)
  expect((await find({ q: 'таблетки' })).json).toMatchObject({
    items: [{ name: 'Таблетки Бета' }],
    form: { words: 'таблетки', isShown: false },
  })
})

test('the forms of what the other filters leave are counted, in words that the filter takes', async () => {
  expect(facets((await find({})).json)).toEqual([
    ['tablet', 3, false],
    ['suspension', 1, false],
  ])
  const chosen = (await find({ q: 'ибупрофен', form: 'suspension' })).json
  expect(facets(chosen)).toEqual([
    ['tablet', 2, false],
    ['suspension', 1, true],
  ])
  expect([chosen.total, chosen.form]).toEqual([1, null])
  expect(facets((await find({ q: 'ибупрофен', form: 'суспензия' })).json)).toEqual(facets(chosen))
  expect(facets((await find({ dispensing: 'rx' })).json)).toEqual([['tablet', 1, false]])
})

const BREST = { locationCode: 162, name: 'Брест' }
test.each([
  ['альфален брест', 'альфален'],
  ['альфален в Бресте', 'альфален'],
  ['fkmafkty ,htcn', 'альфален'],
  ['альвален брест', 'альфален'],
  ['альфален 200 брест', 'альфален 200 мг'],
  ['таблетки брест', 'таблетки'],
  ['альфален берст', 'альфален'],
  ['альфален в Бресьте', 'альфален'],
  [',thcn fkmafkty', 'альфален'],
  ['альфален 200 берст', 'альфален 200 мг'],
])('the town in the words goes before the chosen one: %s', async (q, query) => {
  const { json } = await find({ q, locationCode: '17' })
  expect(json.understood).toEqual({ query, by: 'town', town: BREST })
  expect(json.items[0]).toMatchObject({ name: 'Альфален', priceFrom: 300, pharmaciesCount: 1 })
})

test.each([
  ['купить альфален в Бресте', 'альфален'],
  ['альфален брест цена', 'альфален'],
  ['аптека альфален брест', 'альфален'],
  ['дешево альфален 200 рядом брест', 'альфален 200 мг'],
  ['купіць альфален у аптэцы Брэст танна', 'альфален'],
  ['цана альвален брест', 'альфален'],
])('words about buying beside a town are left out: %s', async (q, query) => {
  const { json } = await find({ q })
  expect(json.understood).toEqual({ query, by: 'town', town: BREST })
  expect(json.items[0]).toMatchObject({ name: 'Альфален', priceFrom: 300, pharmaciesCount: 1 })
})

test.each([
  ['цена альфален', 'альфален'],
  ['альфален цена', 'альфален'],
  ['аптека альфален', 'альфален'],
  ['где купить альфален 200 дешевле рядом', 'альфален 200 мг'],
  ['дзе купіць альфален побач', 'альфален'],
  ['альфален танна', 'альфален'],
  ['wtyf fkmafkty', 'альфален'],
  ['buy alfalen near me', 'alfalen'],
])('words about buying spoil no search, and what was searched is said: %s', async (q, query) => {
  const { json } = await find({ q })
  expect([json.understood, json.items.map(({ name }: Named) => name)]).toEqual([
    { query, by: 'words' },
    ['Альфален'],
  ])
})

test('words about buying are no query, and make no drug of what is none', async () => {
  for (const q of ['купить', 'цена в аптеке', 'купить ромашку', 'купить ад'])
    expect((await find({ q })).json).toMatchObject({ total: 0, understood: null })
  expect((await find({ q: 'купить таблетки' })).json).toMatchObject({
    total: 3,
    form: { words: 'таблетки', isShown: true },
  })
})

test('a town beside words that nothing has is no town', async () => {
  expect((await find({ q: 'ромашка брест' })).json).toMatchObject({ total: 0, understood: null })
  expect((await find({ q: 'брест' })).json).toMatchObject({ total: 0, understood: null })
  expect((await find({ q: 'ромашка берст' })).json).toMatchObject({ total: 0, understood: null })
})

test('a word that a drug has is no town with an error, nor is a form or a surname', async () => {
  await sql`update drug set name_ru = 'Брелт' where id = 2`.execute(world.db)
  onTestFinished(async () => {
    await sql`update drug set name_ru = 'Бетален' where id = 2`.execute(world.db)
    world.clock.advance(2)
  })
  world.clock.advance(2)
  expect((await find({ q: 'брелт альфален' })).json).toMatchObject({
    items: [{ name: 'Брелт' }],
    understood: { query: 'брелт', by: 'words' },
  })
  for (const q of ['альфален капли', 'альфален Быков'])
    expect((await find({ q })).json.understood).toEqual({ query: 'альфален', by: 'words' })
})

test('of a drug in two forms the packs of the asked one are shown', async () => {
  await sql`insert into drug_pack (id, code, drug_id, presentation_ru) values
    (13, 'p13', 1, 'раствор 50мг/мл 2мл в ампулах №10'), (14, 'p14', 1, 'суппозитории 60мг №10')`.execute(
    world.db,
  )
  onTestFinished(async () => {
    await sql`delete from drug_pack where id in (13, 14)`.execute(world.db)
    world.clock.advance(2)
  })
  world.clock.advance(2)
  const packsOf = async (form: string, language: string) =>
    (await find({ form }, language)).json.items.map(
      ({ name, packs }: Named & { packs: { id: string }[] }) => [name, packs.map(({ id }) => id)],
    )
  for (const [form, language] of [
    ['свечи', 'ru'],
    ['свечкі', 'be'],
  ] as const)
    expect(await packsOf(form, language)).toEqual([['Альфален', ['14']]])
  for (const form of ['уколы', 'ампулы', 'раствор для инъекций'])
    expect(await packsOf(form, 'ru')).toEqual([['Альфален', ['13']]])
})
