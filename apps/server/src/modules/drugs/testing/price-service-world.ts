import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { fillDrugsWorld } from './drugs-world.ts'
import { type AskedPrices, startPriceServer } from './price-server.ts'

/** Pharmacy 3 is of Minsk, 4 of Brest: the service knows prices that the stock of the world does not have. */
const OFFERS = [
  { pharmacy: '1', pack: 'p11', price: '7.50', quantity: 3 },
  { pharmacy: '2', pack: 'p11', price: 8.1, updatedAt: null },
  { pharmacy: '2', pack: 'p21', price: '12,00' },
  { pharmacy: '4', pack: 'p11', price: '6' },
  { pharmacy: '1', pack: 'p41', price: '30', quantity: 0 },
]
export const HOUR_MS = 3_600_000

/** What `drug` reads while the service answers, and while nothing is known. */
export const known = { price: [750, 810, 2], isUnknown: false, prices: { state: 'current', at: null } }
export const unknown = {
  ...{ price: [null, null, 0], isUnknown: true, prices: { state: 'unavailable', at: null } },
}

/** The world of drugs with a price service from outside. Called at the top of a test file. */
export async function priceServiceWorld() {
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
    ...{ url: service.url, key: 'secret of the service', timeLimitMs: 1000 },
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
  return { world, service, drugService, well, get, drug, basket }
}
