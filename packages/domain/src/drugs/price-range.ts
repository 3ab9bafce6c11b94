import type { StockOffer } from './basket.ts'

/** What a drug or a pack costs in a town, and in how many pharmacies it is. */
export interface PriceRange {
  /** Kopecks; null: no pharmacy has it, or nobody knows. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly pharmaciesCount: number
  /** When the lowest price was right. */
  readonly asOf: Date | null
  /** Nobody knows whether pharmacies have it: the source of prices does not answer. */
  readonly isUnknown: boolean
}

export const NOWHERE: PriceRange = {
  ...{ priceFrom: null, priceTo: null, pharmaciesCount: 0, asOf: null },
  isUnknown: false,
}

export const UNKNOWN: PriceRange = { ...NOWHERE, isUnknown: true }

/** The range of some offers. The same in SQL: `drugs/store/price-ranges.ts`. */
export function priceRange(offers: readonly StockOffer[]): PriceRange {
  const [first] = offers
  if (!first) return NOWHERE
  let lowest = first
  let priceTo = first.price
  for (const offer of offers) {
    priceTo = Math.max(priceTo, offer.price)
    if (offer.price < lowest.price || (offer.price === lowest.price && offer.asOf > lowest.asOf))
      lowest = offer
  }
  const pharmaciesCount = new Set(offers.map(({ pharmacyId }) => pharmacyId)).size
  return { priceFrom: lowest.price, priceTo, pharmaciesCount, asOf: lowest.asOf, isUnknown: false }
}
