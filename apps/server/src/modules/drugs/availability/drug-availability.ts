import type { StockOffer } from '@vizit/domain/drugs/basket.ts'

/** What a drug or a pack costs in a town, and in how many pharmacies it is. */
export interface PriceRange {
  /** Kopecks; null: no pharmacy has it, or nobody knows. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly pharmaciesCount: number
  /** When the lowest price was right. */
  readonly asOf: Date | null
}

/**
 * How far an answer can be relied on. `current`: it is what the source says now. `kept`: the source does not answer, and this is
 * what it said at `at`. `unavailable`: the source does not answer, and of some packs nothing is known.
 */
export type PriceState =
  | { readonly state: 'current' }
  | { readonly state: 'kept'; readonly at: Date }
  | { readonly state: 'unavailable' }

export interface AskedRanges {
  readonly drugs: readonly { readonly id: string; readonly packIds: readonly string[] }[]
  /** Null: all regions. */
  readonly locationCode: number | null
  /** Older prices are hidden. */
  readonly after: Date
}

export interface PriceRanges {
  readonly state: PriceState
  ofDrug(id: string): PriceRange
  ofPack(id: string, packId: string): PriceRange
}

export interface AskedOffers {
  readonly packIds: readonly string[]
  /** Null: all regions. */
  readonly locationCode: number | null
  /** Older prices are hidden. */
  readonly after: Date
}

export interface Offers {
  readonly state: PriceState
  readonly offers: readonly StockOffer[]
}

/** The source of prices: the pharmacies' own feeds, or an outside service. Which one is configuration. */
export interface DrugAvailability {
  /** The lowest and highest prices of drugs and of their packs. */
  readRanges(asked: AskedRanges): Promise<PriceRanges>
  /** Each price of some packs in each pharmacy. */
  readOffers(asked: AskedOffers): Promise<Offers>
}

export const NOWHERE: PriceRange = { priceFrom: null, priceTo: null, pharmaciesCount: 0, asOf: null }
