import type { Readable } from 'node:stream'
import { WORLD_START, type World } from '@vizit/test-kit/world/world.ts'
import { beforeEach } from 'vitest'
import { addFeedKey } from '../../feeds/public.ts'
import { fillStockWorld, storedPrices } from './stock-world.ts'

/** Of the green chain: two prices, one of a pharmacy of others, and one of an unknown pack. */
export const FEED = 'pharmacy,pack,price\ng1,p1,10\ng2,p1,11.50\nr1,p1,12\ng1,none,5\n'

interface Sent {
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly authorization?: string
}

/** Feeds of the green chain over HTTP, each test with a new key. Called at the top of a test file. */
export function stockFeed(world: World) {
  const { db } = world
  const deps = { db, clock: { now: () => new Date(WORLD_START) } }
  let key = ''
  beforeEach(async () => {
    await fillStockWorld(db)
    key = (await addFeedKey({ kind: 'chain', code: 'green' }, null, deps))?.key ?? ''
  })
  return {
    deps,
    keyOfChain: () => key,
    send: async (
      payload: string | Buffer | Readable,
      { query = 'sequence=1', headers, authorization }: Sent = {},
    ) => {
      const reply = await world.app.inject({
        method: 'POST',
        url: `/api/v2/feeds/pharmacies/stock?${query}`,
        headers: { authorization: authorization ?? `Bearer ${key}`, 'content-type': 'text/csv', ...headers },
        payload,
      })
      return { status: reply.statusCode, text: reply.body, json: reply.json() }
    },
    prices: async () => (await storedPrices(db)).map(({ at, price }) => `${at} ${price}`),
  }
}
