import { type AskedPack, hasEnough, type StockOffer } from './basket.ts'
import { type Dispensing, isForPharmacies } from './dispensing.ts'
import { compareInsteadOf } from './package-order.ts'

/** A pack that a pharmacy has enough of, instead of one that it lacks. */
export interface Replacement {
  readonly insteadOf: string
  readonly packId: string
  /** Kopecks for one. */
  readonly price: number
  readonly asOf: Date
}

const MOST_OF_EACH = 3
interface Replacing {
  readonly dispensing: Dispensing | null
}

/**
 * Whether an equivalent may take the place of a pack in a basket: none of hospitals or for their wards, and none that needs a
 * prescription where this one does not.
 */
export const mayReplace = (own: Replacing, other: Replacing & { readonly isForWards: boolean }): boolean =>
  isForPharmacies(other) && !(own.dispensing === 'otc' && other.dispensing !== 'otc') && !other.isForWards

/**
 * What a pharmacy has instead of the packs that it lacks, packages with as much first, then the cheapest for as much. `offers` are
 * those of the pharmacy, `equivalents` the packs that can take the place of each, with how many times as much they have. A pack that is asked for anyway takes no other's place.
 */
export function replacementsIn(
  offers: readonly StockOffer[],
  lacking: readonly AskedPack[],
  equivalents: (packId: string) => ReadonlyMap<string, number | null>,
): Replacement[] {
  return lacking.flatMap(({ packId: insteadOf, count }) => {
    const fitting = equivalents(insteadOf)
    return offers
      .filter(offer => fitting.has(offer.packId) && hasEnough(offer, count))
      .map(offer => ({ ...offer, times: fitting.get(offer.packId) ?? null }))
      .toSorted((one, other) => compareInsteadOf(one, other) || Number(one.packId) - Number(other.packId))
      .slice(0, MOST_OF_EACH)
      .map(({ packId, price, asOf }) => ({ insteadOf, packId, price, asOf }))
  })
}
