import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { fillDrugsWorld } from '../testing/drugs-world.ts'

const world = await testWorld()
beforeAll(() => fillDrugsWorld(world.db, new Date(WORLD_START)))

const find = (query: Record<string, string>) =>
  world.call('GET', `/api/v2/public/pharmacies?${new URLSearchParams(query)}`, { language: 'ru' })
type Item = {
  readonly name: string
  readonly town: string
  readonly totalPrice: number
  readonly missing: readonly string[]
  readonly short: readonly object[]
}
const listed = async (query: Record<string, string>) =>
  (await find(query)).json.items.map(({ name, totalPrice }: Item) => [name, totalPrice])

const BASKET = '11:1,21:1,41:1'
const HERE = { lat: '53.9', lon: '27.5' }

test('who has all comes first, by price; who lacks some says which', async () => {
  const { json } = await find({ packs: BASKET, locationCode: '17' })
  expect(json.items.map(({ name, totalPrice, missing }: Item) => [name, totalPrice, missing])).toEqual([
    ['Третья', 3300, []],
    ['Первая', 3400, []],
    ['Вторая', 1950, ['21']],
  ])
  expect(json.items[0]).toMatchObject({
    ...{ pharmacyId: '3', complete: true, distance: null, address: 'Третья улица, 3' },
    positions: [
      { packId: '11', count: 1, price: 400, isCountKnown: false, isStale: true },
      { packId: '21', count: 1, price: 800, isStale: true },
      { packId: '41', count: 1, price: 2100, isStale: true },
    ],
  })
  expect(json.items[1].positions[0]).toMatchObject({ isStale: false })
})

type WithReplacements = Item & {
  readonly replacements: readonly { readonly packId: string; readonly price: number }[]
}

test.each<[string, string, readonly (readonly [string, string, number])[]]>([
  ['what it has instead of a pack that it lacks, at its price', '21:1,41:1', [['Вторая', '11', 450]]],
  ['none of which it has too few', '21:2,41:1', []],
  ['none that is in the basket anyway', BASKET, []],
  ['none where nothing is missing', '11:1', []],
])('a pharmacy offers %s', async (_case, packs, replacements) => {
  const { json } = await find({ packs, locationCode: '17' })
  const offered = json.items.flatMap((item: WithReplacements) =>
    item.replacements.map(({ packId, price }) => [item.name, packId, price]),
  )
  expect(offered).toEqual(replacements)
  const shown = await world.call('GET', `/api/v2/public/pharmacies/2?packs=${packs}`, { language: 'ru' })
  expect(shown.json.basket.replacements).toEqual(
    json.items.find(({ name }: Item) => name === 'Вторая').replacements,
  )
})

test('a replacement says which pack it is, instead of which, and as of when its price was', async () => {
  const { json } = await find({ packs: '21:1,41:1', locationCode: '17' })
  expect(json.items.at(-1).replacements).toEqual([
    {
      ...{ insteadOf: '21', packId: '11', drugId: '1', name: 'Альфален' },
      ...{ presentation: 'таблетки 200мг №10', price: 450, asOf: expect.any(String), isStale: false },
    },
  ])
})

test('two pharmacies that save a tenth are offered', async () => {
  const { split } = (await find({ packs: BASKET, locationCode: '17' })).json
  expect([split.totalPrice, split.saving]).toEqual([2700, 600])
  expect(split.pharmacies.map(({ name }: Item) => name).toSorted()).toEqual(['Вторая', 'Третья'])
})

test('who has too few packs lacks them, says how many it has, and comes last, those with more of them first', async () => {
  const short = async (packs: string) => {
    const { items, split } = (await find({ packs, locationCode: '17' })).json
    expect(split).toBeNull()
    return items.map(({ name, totalPrice, missing, short }: Item) => [name, totalPrice, missing, short])
  }
  const few = (count: number, available: number) => [{ packId: '11', count, available }]
  expect(await short('11:2')).toEqual([
    ['Третья', 800, [], []],
    ['Первая', 1000, [], []],
    ['Вторая', 0, ['11'], few(2, 1)],
  ])
  await world.db
    .updateTable('stock')
    .set({ quantity: 5 })
    .where('pharmacy_id', '=', 3)
    .where('pack_id', '=', 11)
    .execute()
  onTestFinished(() => fillDrugsWorld(world.db, new Date(WORLD_START)))
  expect(await short('11:9')).toEqual([
    ['Третья', 0, ['11'], few(9, 5)],
    ['Первая', 0, ['11'], few(9, 3)],
    ['Вторая', 0, ['11'], few(9, 1)],
  ])
  const shown = await world.call('GET', '/api/v2/public/pharmacies/2?packs=11:9')
  expect(shown.json.basket).toMatchObject({
    complete: false,
    positions: [],
    missing: ['11'],
    short: few(9, 1),
  })
})

test('all regions have the other towns too', async () => {
  expect(await listed({ packs: '11:1' })).toEqual([
    ['Брестская', 300],
    ['Третья', 400],
    ['Вторая', 450],
    ['Первая', 500],
  ])
})

test('a pharmacy says its town, because all regions have the same streets', async () => {
  const { json } = await find({ packs: '11:1' })
  expect(json.items.map(({ name, town }: Item) => [name, town])).toEqual([
    ['Брестская', 'Брест'],
    ['Третья', 'Минск'],
    ['Вторая', 'Минск'],
    ['Первая', 'Минск'],
  ])
})

test('by distance, within a radius, and open now', async () => {
  const near = { packs: '11:1', ...HERE }
  expect(await listed({ ...near, sort: 'distance', locationCode: '17' })).toEqual([
    ['Первая', 500],
    ['Вторая', 450],
    ['Третья', 400],
  ])
  expect(await listed({ ...near, radius: '2' })).toEqual([
    ['Вторая', 450],
    ['Первая', 500],
  ])
  expect(await listed({ ...near, openNow: 'true', locationCode: '17' })).toEqual([
    ['Вторая', 450],
    ['Первая', 500],
  ])
  // Near and open is better than a ruble less, far away and closed.
  expect((await listed({ ...near, sort: 'rank', locationCode: '17' }))[0]).toEqual(['Первая', 500])
})

test('pages follow each other', async () => {
  const first = (await find({ packs: '11:1', limit: '3' })).json
  const second = (await find({ packs: '11:1', limit: '3', cursor: first.nextCursor })).json
  expect([...first.items, ...second.items].map(({ name }: Item) => name)).toEqual([
    'Брестская',
    'Третья',
    'Вторая',
    'Первая',
  ])
  expect([first.total, second.nextCursor, second.split]).toEqual([4, null, null])
})

test.each<[string, Record<string, string>]>([
  ['other packs', { packs: '21:1' }],
  ['other counts', { packs: '11:2' }],
  ['another town', { locationCode: '17' }],
  ['another place', { lat: '53.91' }],
  ['another radius', { radius: '99' }],
  ['another filter', { openNow: 'true' }],
  ['another sort', { sort: 'distance' }],
])('a cursor of a list with %s is foreign', async (_case, change) => {
  const query = { packs: '11:1', limit: '1', ...HERE }
  const { nextCursor: cursor } = (await find(query)).json
  expect((await find({ ...query, cursor })).status).toBe(200)
  const { status, json } = await find({ ...query, ...change, cursor })
  expect([status, json.attributes?.fields]).toEqual([400, [{ path: 'cursor', problem: expect.any(String) }]])
})

const many = Array.from({ length: 200 }, (_, n) => `${n + 1}:1`).join(',')
test('what closes between two pages of the best choice is neither repeated nor left out', async () => {
  onTestFinished(() => world.clock.set(WORLD_START))
  const query = { packs: '11:1', sort: 'rank', limit: '2' }
  const first = (await find(query)).json
  expect(first.items.map(({ name }: Item) => name)).toEqual(['Брестская', 'Вторая'])
  // Both pharmacies with hours have closed.
  world.clock.set(new Date(new Date(WORLD_START).getTime() + 11.5 * 3_600_000).toISOString())
  const second = (await find({ ...query, cursor: first.nextCursor })).json
  expect(second.items.map(({ name }: Item) => name)).toEqual(['Первая', 'Третья'])
  expect(second.items[0].openNow.isOpen).toBe(false)
  world.clock.set(new Date(new Date(WORLD_START).getTime() + 25 * 3_600_000).toISOString())
  expect((await find({ ...query, cursor: first.nextCursor })).json.attributes.fields).toEqual([
    { path: 'cursor', problem: expect.any(String) },
  ])
})

test.each<[Record<string, string>, string]>([
  [{ packs: '99:1' }, 'packs'],
  [{ packs: '11:0' }, 'packs'],
  [{ packs: '11:1000000000' }, 'packs'],
  [{ packs: '11:1,11:2' }, 'packs'],
  [{ packs: many }, 'packs'],
  [{ packs: '999999999:1' }, 'packs'],
  [{ packs: '11:1', lat: '48.85', lon: '2.35' }, 'lat'],
  [{ packs: '11:1', lat: '53.9' }, 'lon'],
  [{ packs: '11:1', lat: '53.900001', lon: '27.5' }, 'lat'],
  [{ packs: '11:1', sort: 'distance' }, 'sort'],
  [{ packs: '11:1', radius: '3' }, 'radius'],
  [{ packs: '11:1', locationCode: '99999999' }, 'locationCode'],
  [{ packs: '11:1', cursor: 'abc' }, 'cursor'],
])('%j is refused by its field', async (query, path) => {
  const { status, json } = await find(query)
  expect(status).toBe(400)
  expect(json.attributes.fields.map((field: { path: string }) => field.path)).toContain(path)
})
