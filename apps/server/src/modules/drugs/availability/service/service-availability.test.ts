import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillDrugsWorld } from '../../testing/drugs-world.ts'
import { type AskedPrices, startPriceServer } from '../../testing/price-server.ts'

/** Pharmacy 3 is of Minsk, 4 of Brest: the service knows prices that the stock of the world does not have. */
const OFFERS = [
  { pharmacy: '1', pack: 'p11', price: '7.50', quantity: 3 },
  { pharmacy: '2', pack: 'p11', price: 8.1, updatedAt: null },
  { pharmacy: '2', pack: 'p21', price: '12,00' },
  { pharmacy: '4', pack: 'p11', price: '6' },
  { pharmacy: '1', pack: 'p41', price: '30', quantity: 0 },
]
const HOUR_MS = 3_600_000
const hourAgo = () => new Date(world.clock.now().getTime() - HOUR_MS).toISOString()
const well = ({ body: { packs } }: AskedPrices) => ({
  body: {
    offers: OFFERS.filter(({ pack }) => packs.includes(pack)).map(offer =>
      offer.pharmacy === '1' ? { ...offer, updatedAt: hourAgo() } : offer,
    ),
  },
})

const service = await startPriceServer(well)
const drugService = {
  ...{ url: service.url, key: 'secret of the service', timeLimitMs: 300 },
  townCodes: 'tabletkaCodev3' as const,
}
const world = await testWorld({ drugService })
afterAll(service.close)
beforeAll(async () => {
  await fillDrugsWorld(world.db, new Date(WORLD_START))
  await sql`update location set tabletka_code = 'old', tabletka_code_v3 = '1001' where code = 17`.execute(
    world.db,
  )
})
// Each test begins with nothing kept that is younger than three days, and with a service that may be asked.
beforeEach(() => {
  world.clock.advance(5 * 1440)
  service.answers(well)
  service.asked.length = 0
})

const get = (path: string, query: Record<string, string>) =>
  world.call('GET', `/api/v2/public/${path}?${new URLSearchParams(query)}`, { language: 'ru' })
const drug = async (town = '17') => {
  const { json } = await get('drugs', { q: 'альфален', locationCode: town })
  const { priceFrom, priceTo, pharmaciesCount, isUnknown } = json.items[0]
  return { price: [priceFrom, priceTo, pharmaciesCount], isUnknown, prices: json.prices }
}
const basket = (query: Record<string, string> = {}) =>
  get('pharmacies', { packs: '11:1,21:1', locationCode: '17', ...query })
type Item = { readonly positions: readonly [{ readonly asOf: string }] }
const known = { price: [750, 810, 2], isUnknown: false, prices: { state: 'current', at: null } }
const unknown = {
  ...{ price: [null, null, 0], isUnknown: true, prices: { state: 'unavailable', at: null } },
}

test('prices are those of the service, asked with the key, its code of the town and the ids of the import', async () => {
  const now = world.clock.now()
  expect(await drug()).toEqual(known)
  expect(service.asked).toEqual([
    {
      ...{ path: '/prices/offers', key: 'Bearer secret of the service' },
      body: { town: '1001', packs: ['p11', 'p12'] },
    },
  ])
  const { json } = await get('packs', { ids: '11,41', locationCode: '17' })
  expect(json.items).toMatchObject([
    { packId: '11', priceFrom: 750, equivalents: [{ packId: '21', priceFrom: 1200 }] },
    { packId: '41', priceFrom: null, pharmaciesCount: 0, isUnknown: false },
  ])
  const found = (await basket()).json
  expect(found).toMatchObject({
    ...{ total: 2, split: null, prices: { state: 'current', at: null } },
    items: [
      { pharmacyId: '2', complete: true, totalPrice: 2010 },
      { pharmacyId: '1', missing: ['21'], totalPrice: 750 },
    ],
  })
  // Without a time of its own a price is right when it was told.
  expect(found.items.map(({ positions: [first] }: Item) => now.getTime() - Date.parse(first.asOf))).toEqual([
    0,
    HOUR_MS,
  ])
  const { json: pharmacy } = await get('pharmacies/4', { packs: '11:1' })
  expect(pharmacy.basket).toMatchObject({ complete: true, totalPrice: 600 })
})

test('a town without a code, and all regions, are asked for without one', async () => {
  expect((await drug('162')).price).toEqual([600, 600, 1])
  expect((await drug('0')).price).toEqual([600, 810, 3])
  expect(service.asked.map(({ body }) => 'town' in body)).toEqual([false, false])
})

test('for a minute nothing is asked again, and who asks at the same time waits for one request', async () => {
  await Promise.all([drug(), drug(), basket(), drug()])
  const packs = service.asked.flatMap(({ body }) => body.packs)
  expect(packs.toSorted()).toEqual(['p11', 'p12', 'p21'])
  await drug()
  expect(service.asked.flatMap(({ body }) => body.packs)).toHaveLength(3)
  world.clock.advance(1)
  await drug()
  expect(service.asked.flatMap(({ body }) => body.packs)).toHaveLength(5)
})

test.each<[string, Parameters<typeof service.answers>[0]]>([
  ['too slow', () => 'silent'],
  ['gone', () => 'gone'],
  ['too much', () => 'endless'],
  ['an error', () => ({ status: 500, body: { offers: [] } })],
  ['a refusal', () => ({ status: 401, body: { offers: [] } })],
  ['another address', () => ({ status: 302, body: { offers: [] } })],
  ['no JSON', () => ({ body: '<html>prices</html>' })],
  ['half an answer', () => ({ body: '{"offers":[{"pharmacy":"1","pack":"p11"' })],
  ['another shape', () => ({ body: [{ pharmacy: '1', pack: 'p11', price: '7.50' }] })],
  ['offers that are no list', () => ({ body: { offers: { p11: '7.50' } } })],
  ['rows of another shape', () => ({ body: { offers: [['1', 'p11', '7.50'], null, 7] } })],
])('what cannot be used is no answer, and what works without it goes on: %s', async (_case, trouble) => {
  service.answers(trouble)
  expect(await drug()).toEqual(unknown)
  const refused = await basket()
  expect([refused.status, refused.json.code, refused.json.attributes]).toEqual([
    503,
    'DRUG_SERVICE_UNAVAILABLE',
    {},
  ])
  expect((await get('pharmacies/1', { packs: '11:1' })).json.code).toBe('DRUG_SERVICE_UNAVAILABLE')
  // The pharmacy itself, the drug's page and the search of everything do not need it.
  expect((await get('pharmacies/1', {})).json).toMatchObject({ name: 'Первая', isFed: false })
  expect((await get('drugs/1', { locationCode: '17' })).json).toMatchObject({
    ...{ name: 'Альфален', isUnknown: true, prices: { state: 'unavailable' } },
  })
  expect((await get('search', { q: 'альфален' })).json.drugs.items[0]).toMatchObject({ isUnknown: true })
})

test('what the service said last is shown with its time while it does not answer, for three days', async () => {
  await drug()
  const at = world.clock.now()
  service.answers(() => 'gone')
  world.clock.advance(60)
  const kept = { state: 'kept', at: `${at.toISOString().slice(0, 19)}Z` }
  expect(await drug()).toEqual({ ...known, prices: kept })
  // Of the other pack of the basket nothing is known.
  const part = (await basket()).json
  expect(part).toMatchObject({ total: 2, split: null, prices: { state: 'unavailable', at: null } })
  expect(part.items).toMatchObject([
    { pharmacyId: '1', complete: false, totalPrice: 750, missing: [], unknown: ['21'] },
    { pharmacyId: '2', complete: false, totalPrice: 810, missing: [], unknown: ['21'] },
  ])
  const { json: pharmacy } = await get('pharmacies/1', { packs: '11:1,21:1' })
  expect(pharmacy.basket).toMatchObject({ complete: false, totalPrice: 750, missing: [], unknown: ['21'] })
  const { json } = await basket({ packs: '11:1' })
  expect(json).toMatchObject({ total: 2, prices: kept })
  world.clock.advance(2 * 1440)
  expect((await get('drugs', { q: 'альфален', locationCode: '17' })).json.items[0]).toMatchObject({
    ...{ priceFrom: 750, isStale: true },
  })
  world.clock.advance(1440)
  expect(await drug()).toEqual(unknown)
})

test('after three failures nobody waits for it; a minute later one request tries, and all is as before', async () => {
  await service.close()
  for (let nth = 0; nth < 5; nth++) expect(await drug()).toEqual(unknown)
  await service.open()
  // It is there again, but rests.
  expect(await drug()).toEqual(unknown)
  expect(service.asked).toEqual([])
  world.clock.advance(1)
  expect(await drug()).toEqual(known)
  expect((await basket()).status).toBe(200)
})

test('rows that cannot be read, unknown pharmacies and absurd prices are left out, and the others are taken', async () => {
  await sql`
    insert into pharmacy (id, code, name_ru, location_code, address_ru, latitude, longitude)
    select id, id, 'Ещё', 17, 'Улица', 53.9, 27.5 from generate_series(11, 14) id`.execute(world.db)
  const row = (pharmacy: string, price: unknown, more: object = {}) => ({
    ...{ pharmacy, pack: 'p11', price },
    ...more,
  })
  service.answers(() => ({
    body: {
      offers: [
        ...['1', '2', '11', '12', '13'].map(pharmacy => row(pharmacy, '5.00')),
        row('14', '50000.00'),
        ...['0', '-1', 'NaN', '1e3', '100000.01', null, {}, 4.123].map(price => row('14', price)),
        ...[row('14', '5', { quantity: -1 }), row('14', '5', { updatedAt: 'yesterday' })],
        ...[row('14', '5', { updatedAt: '2126-01-01T00:00:00Z' }), row('99', '1'), row('4', '1')],
        ...[{ pharmacy: '1', pack: 'p99', price: '1' }, 'p11', null],
      ],
    },
  }))
  expect(await drug()).toMatchObject({ price: [500, 500, 5], prices: { state: 'current' } })
})

test('a pack of which no row can be read is unknown, beside one that is known', async () => {
  service.answers(() => ({
    body: {
      offers: [
        { pharmacy: '1', pack: 'p11', price: 'free' },
        { pharmacy: '1', pack: 'p21', price: '9' },
      ],
    },
  }))
  const { json } = await get('packs', { ids: '11,21', locationCode: '17' })
  expect(json).toMatchObject({
    ...{ items: [{ isUnknown: true }, { isUnknown: false, priceFrom: 900 }] },
    prices: { state: 'unavailable' },
  })
})

test('who waits is told by what the service says now, not by what was kept', async () => {
  const { bearer } = await world.patient()
  const wait = (packId: number) =>
    world.call('PUT', `/api/v2/my/drug-alerts/${packId}`, {
      ...{ bearer, body: { locationCode: 17, maxPrice: null } },
    })
  const alerts = async () => (await world.call('GET', '/api/v2/my/drug-alerts', { bearer })).json.length
  const { drugAlerts } = testServices(world, { drugService })
  expect((await wait(11)).json).toMatchObject({
    ...{ code: 'DRUG_AVAILABLE', attributes: { priceFrom: 750, pharmaciesCount: 2 } },
  })
  service.answers(() => 'gone')
  world.clock.advance(2)
  // Nobody knows, so one may wait.
  expect((await wait(11)).status).toBe(200)
  expect((await wait(12)).status).toBe(200)
  await drugAlerts.work()
  expect(await alerts()).toBe(2)
  service.answers(well)
  world.clock.advance(2)
  await drugAlerts.work()
  expect(await alerts()).toBe(1)
})

test('the search of everything does not wait for a slow service, and what comes late is there for the next one', async () => {
  const { drugAvailability } = testServices(world, { drugService: { ...drugService, timeLimitMs: 60_000 } })
  const asked = { drugs: [{ id: '1', packIds: ['11'] }], locationCode: 17, after: new Date(0) }
  let answer = () => {}
  service.answers(asking => ({ later: new Promise(resolve => (answer = () => resolve(well(asking)))) }))
  const ranges = await drugAvailability.readRanges({ ...asked, waitMs: 1 })
  expect(ranges.ofDrug('1')).toMatchObject({ isUnknown: true })
  const waiting = drugAvailability.readRanges(asked)
  await expect.poll(() => service.asked).toHaveLength(1)
  answer()
  expect((await waiting).ofDrug('1')).toMatchObject({ isUnknown: false, priceFrom: 750 })
})
