import type { StockOffer } from './basket.ts'

/** What a drug or a pack costs in a town, and in how many pharmacies it is. */
export interface PriceRange {
  /** Kopecks; null: no pharmacy has it, or nobody knows. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly pharmaciesCount: number
  /** When both were right: the time of the older one. */
  readonly asOf: Date | null
  /** When the lowest price was right. */
  readonly lowestAsOf: Date | null
  /** Nobody knows whether pharmacies have it: the source of prices does not answer. */
  readonly isUnknown: boolean
}

export const NOWHERE: PriceRange = {
  ...{ priceFrom: null, priceTo: null, pharmaciesCount: 0, asOf: null, lowestAsOf: null },
  isUnknown: false,
}

export const UNKNOWN: PriceRange = { ...NOWHERE, isUnknown: true }

/** The range of some offers; of equal prices the newest one says as of when. The same in SQL: `drugs/store/price-ranges.ts`. */
export function priceRange(offers: readonly StockOffer[]): PriceRange {
  const [first] = offers
  if (!first) return NOWHERE
  let [lowest, highest] = [first, first]
  for (const offer of offers) {
    if (offer.price < lowest.price || isNewer(offer, lowest)) lowest = offer
    if (offer.price > highest.price || isNewer(offer, highest)) highest = offer
  }
  return {
    ...{ priceFrom: lowest.price, priceTo: highest.price },
    pharmaciesCount: new Set(offers.map(({ pharmacyId }) => pharmacyId)).size,
    asOf: new Date(Math.min(lowest.asOf.getTime(), highest.asOf.getTime())),
    lowestAsOf: lowest.asOf,
    isUnknown: false,
  }
}

const isNewer = (one: StockOffer, other: StockOffer) => one.price === other.price && one.asOf > other.asOf
