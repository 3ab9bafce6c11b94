import { type Kysely, sql } from 'kysely'
import { beforeEach } from 'vitest'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { StockMode } from '../use-cases/apply-stock.ts'
import { describeStockImport } from '../use-cases/describe-stock-import.ts'
import { importStock } from '../use-cases/import-stock.ts'
import { feedWriter, fillStockWorld, storedPrices } from './stock-world.ts'

export const HEADER = 'pharmacy,pack,price,quantity,bestBefore,updatedAt'

/** The operator's files of prices, imported into a world that is new before each test. Called at the top of a test file. */
export function stockFiles(db: Kysely<DB>) {
  const write = feedWriter()
  const time = { now: new Date('2026-11-23T09:00:00Z') }
  const deps = { db, clock: { now: () => time.now } }
  beforeEach(async () => {
    time.now = new Date('2026-11-23T09:00:00Z')
    await fillStockWorld(db)
  })
  const bring = async (lines: readonly string[] | Uint8Array, mode: StockMode = 'full') =>
    importStock(await write(lines instanceof Uint8Array ? lines : `${lines.join('\n')}\n`), deps, { mode })
  return {
    ...{ write, time, deps, bring },
    /** What the command prints. */
    said: async (lines: readonly string[] | Uint8Array, mode: StockMode = 'full') =>
      describeStockImport(await bring(lines, mode), 'ru'),
    prices: async () => (await storedPrices(db)).map(({ at, price }) => `${at} ${price}`),
    /** The rows with the transaction that wrote each. */
    versions: async () =>
      (await sql`select xmin::text, s.* from stock s order by pharmacy_id, pack_id`.execute(db)).rows,
  }
}
