import type { StockOffer } from '@vizit/domain/drugs/basket.ts'

/** What the service said about a pack in a town, and when. */
export interface KeptOffers {
  readonly at: Date
  readonly offers: readonly StockOffer[]
}

/** Some 50 MB. */
const MOST_OFFERS = 500_000

/** The last answers about packs in towns; of too many, those that were written longest ago go. */
export function keepOffers(most = MOST_OFFERS) {
  const kept = new Map<string, KeptOffers>()
  let count = 0

  function drop(key: string) {
    const former = kept.get(key)
    if (!former) return
    kept.delete(key)
    count -= sizeOf(former)
  }

  return {
    get: (key: string) => kept.get(key),
    set(key: string, entry: KeptOffers) {
      drop(key)
      kept.set(key, entry)
      count += sizeOf(entry)
      for (const oldest of kept.keys()) {
        if (count <= most) break
        drop(oldest)
      }
    },
  }
}

/** That a pack is nowhere takes space, too. */
const sizeOf = ({ offers }: KeptOffers) => offers.length + 1
