import { expect, test } from 'vitest'
import { HOUR_MS, known, priceServiceWorld, unknown } from '../../testing/price-service-world.ts'

const { world, service, get, drug, basket } = await priceServiceWorld()
type Item = { readonly positions: readonly [{ readonly asOf: string }] }

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
