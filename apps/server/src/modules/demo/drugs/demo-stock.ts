import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { between, seededRandom } from '../seeded-random.ts'
import { type DemoPharmacy, ROUND_THE_CLOCK } from './demo-pharmacies.ts'

export interface DemoPack {
  readonly pack_id: string
  /** What it costs usually, in rubles. */
  readonly price: string
}

interface Moment {
  readonly now: Date
  readonly today: CivilDate
}

/** Every so many pharmacies one has sent its prices yesterday for the last time. */
const LATE_EVERY = 11
const LATE_MS = 30 * 3_600_000

/** The feed that `vizit import stock` reads: what each pharmacy has, at prices near the usual ones. */
export function stockRows(
  pharmacies: readonly DemoPharmacy[],
  packs: readonly DemoPack[],
  { now, today }: Moment,
): string[][] {
  const late = new Date(now.getTime() - LATE_MS).toISOString()
  const rows = pharmacies.flatMap(({ code, chain, hours }, at) =>
    packs.flatMap(({ pack_id: pack, price }) => {
      const share = 0.25 + 0.7 * seededRandom(pack, 'share')
      // Who looks at night finds something, too.
      if (hours !== ROUND_THE_CLOCK && seededRandom(code, pack, 'has') > share) return []
      const asked = Number(price) * chain.priceLevel * (0.95 + 0.13 * seededRandom(code, pack))
      const quantity = between(0, 24, code, pack, 'quantity')
      return [
        [
          ...[code, pack, asked.toFixed(2), quantity === 0 ? '' : String(quantity)],
          addDays(today, between(90, 900, code, pack, 'bestBefore')),
          at % LATE_EVERY === LATE_EVERY - 1 ? late : '',
        ],
      ]
    }),
  )
  return [['pharmacy', 'pack', 'price', 'quantity', 'bestBefore', 'updatedAt'], ...rows]
}
