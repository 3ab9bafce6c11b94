import type { StockOffer } from '@vizit/domain/drugs/basket.ts'
import type { PriceRange } from '@vizit/domain/drugs/price-range.ts'

/**
 * How far an answer can be relied on. `current`: it is what the source says now. `kept`: the source does not answer, and this is
 * what it said at `at`. `unavailable`: the source does not answer, and of some packs nothing is known.
 */
export type PriceState =
  | { readonly state: 'current' }
  | { readonly state: 'kept'; readonly at: Date }
  | { readonly state: 'unavailable' }

interface Where {
  /** Null: all regions. */
  readonly locationCode: number | null
  /** Older prices are hidden. */
  readonly after: Date
  /** How long an outside source is waited for; undefined: as long as it may take. */
  readonly waitMs?: number
}

export interface AskedRanges extends Where {
  readonly drugs: readonly { readonly id: string; readonly packIds: readonly string[] }[]
}

export interface PriceRanges {
  readonly state: PriceState
  ofDrug(id: string): PriceRange
  ofPack(id: string, packId: string): PriceRange
}

export interface AskedOffers extends Where {
  readonly packIds: readonly string[]
  /** Only of these; undefined: of all. */
  readonly pharmacyIds?: readonly string[]
}

export interface Offers {
  readonly state: PriceState
  readonly offers: readonly StockOffer[]
  /** Packs of which the source says nothing now, and said nothing before. */
  readonly unknown: ReadonlySet<string>
}

/** A pack that somebody waits for. */
export interface AwaitedPack {
  readonly packId: string
  /** 0: all regions. */
  readonly locationCode: number
}

/** The source of prices: the pharmacies' own feeds, or an outside service. Which one is configuration. */
export interface DrugAvailability {
  /** The lowest and highest prices of drugs and of their packs. */
  readRanges(asked: AskedRanges): Promise<PriceRanges>
  /** Each price of some packs in each pharmacy. */
  readOffers(asked: AskedOffers): Promise<Offers>
  /** What packs cost at least, each in its town, in kopecks; null: nowhere, or the source does not say now. */
  readLowest(
    awaited: readonly AwaitedPack[],
    where: Pick<Where, 'after' | 'waitMs'>,
  ): Promise<readonly (number | null)[]>
  /** Whether pharmacies send their prices to this server. */
  readonly isFed: boolean
  /** How often it is worth looking for what somebody waits for, in milliseconds. */
  readonly lookEveryMs: number
}
