import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { priceServiceWorld } from '../../testing/price-service-world.ts'

const { world, service, drugService, well, get, drug } = await priceServiceWorld()

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

test.each([0, '0.00', '', null, '50000'])(
  'what is sold out at the price %o is nowhere, and that is known',
  async price => {
    service.answers(() => ({ body: { offers: [{ pharmacy: '1', pack: 'p11', price, quantity: 0 }] } }))
    expect(await drug()).toMatchObject({
      ...{ price: [null, null, 0], isUnknown: false },
      prices: { state: 'current' },
    })
  },
)

test('an absurd price of a few pharmacies is left out, also where it comes alone later', async () => {
  const offers = (...prices: string[]) =>
    service.answers(() => ({
      body: { offers: prices.map((price, at) => ({ pharmacy: String(at + 1), pack: 'p11', price })) },
    }))
  offers('50000', '5', '5.10')
  expect(await drug()).toMatchObject({ price: [500, 510, 2] })
  world.clock.advance(2)
  offers('50000')
  expect(await drug()).toMatchObject({ price: [null, null, 0] })
})

test('where nothing measures a pack itself, other packs of its medicine do, by what they cost for as much', async () => {
  const offers = (...rows: [pharmacy: string, pack: string, price: string][]) =>
    service.answers(() => ({
      body: { offers: rows.map(([pharmacy, pack, price]) => ({ pharmacy, pack, price })) },
    }))
  const pricesOf = async () => {
    world.clock.advance(2)
    const { json } = await get('drugs', { q: 'альфален', locationCode: '17' })
    return json.items[0].packs.map(({ priceFrom }: { priceFrom: number | null }) => priceFrom)
  }
  const ten: [string, string, string][] = [
    ['1', 'p11', '5'],
    ['2', 'p11', '5.20'],
  ]
  offers(...ten, ['1', 'p12', '700'])
  expect(await pricesOf()).toEqual([500, null])
  offers(...ten, ['1', 'p12', '150'])
  expect(await pricesOf()).toEqual([500, 15_000])
  // It was asked for before, by itself, and is compared all the same.
  offers(['1', 'p12', '0.10'])
  expect(await pricesOf()).toEqual([null, null])
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
  const alerts = async () =>
    (await world.call('GET', '/api/v2/my/drug-alerts', { bearer })).json.filter(
      ({ foundAt }: { foundAt: string | null }) => foundAt === null,
    ).length
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
