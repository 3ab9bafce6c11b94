import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readLowestPrices } from '../store/lowest-prices.ts'
import { readOffers } from '../store/offers.ts'
import { readPriceRanges } from '../store/price-ranges.ts'
import type { DrugAvailability } from './drug-availability.ts'

const LOOK_EVERY_MS = 60_000

/** The prices that pharmacies feed into this server, of packages that may still be used today. */
export function stockAvailability(database: Database, clock: Clock): DrugAvailability {
  const today = () => civilDateOf(clock.now())
  return {
    readRanges: asked => readPriceRanges(database, { ...asked, today: today() }),
    async readOffers(asked) {
      const offers = await readOffers(database, { ...asked, today: today() })
      return { state: { state: 'current' }, offers, unknown: new Set() }
    },
    readLowest: (awaited, { after }) => readLowestPrices(database, awaited, { after, today: today() }),
    isFed: true,
    lookEveryMs: LOOK_EVERY_MS,
  }
}
