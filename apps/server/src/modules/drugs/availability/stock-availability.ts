import type { Database } from '../../../platform/database/database.ts'
import { readLowestPrices } from '../store/lowest-prices.ts'
import { readOffers } from '../store/offers.ts'
import { readPriceRanges } from '../store/price-ranges.ts'
import type { DrugAvailability } from './drug-availability.ts'

const LOOK_EVERY_MS = 60_000

/** The prices that pharmacies feed into this server. */
export const stockAvailability = (database: Database): DrugAvailability => ({
  readRanges: asked => readPriceRanges(database, asked),
  readOffers: async asked => ({ state: { state: 'current' }, offers: await readOffers(database, asked) }),
  readLowest: (awaited, after) => readLowestPrices(database, awaited, after),
  isFed: true,
  lookEveryMs: LOOK_EVERY_MS,
})
