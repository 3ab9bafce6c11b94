import { type AskedPack, hasEnough, type StockOffer } from './basket.ts'

/** A pack that a pharmacy has enough of, instead of one that it lacks. */
export interface Replacement {
  readonly insteadOf: string
  readonly packId: string
  /** Kopecks for one. */
  readonly price: number
  readonly asOf: Date
}

const MOST_OF_EACH = 3

/**
 * What a pharmacy has instead of the packs that it lacks, the cheapest first. `offers` are those of the pharmacy, `equivalents` the packs
 * that can take the place of each. A pack that is asked for anyway takes no other's place.
 */
export function replacementsIn(
  offers: readonly StockOffer[],
  lacking: readonly AskedPack[],
  equivalents: (packId: string) => readonly string[],
): Replacement[] {
  return lacking.flatMap(({ packId: insteadOf, count }) => {
    const fitting = new Set(equivalents(insteadOf))
    return offers
      .filter(offer => fitting.has(offer.packId) && hasEnough(offer, count))
      .toSorted((one, other) => one.price - other.price || Number(one.packId) - Number(other.packId))
      .slice(0, MOST_OF_EACH)
      .map(({ packId, price, asOf }) => ({ insteadOf, packId, price, asOf }))
  })
}
