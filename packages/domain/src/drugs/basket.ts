/** What somebody looks for: packs and how many of each. */
export interface AskedPack {
  readonly packId: string
  readonly count: number
}

/** One price of one pack in one pharmacy. */
export interface StockOffer {
  readonly pharmacyId: string
  readonly packId: string
  /** Kopecks for one pack. */
  readonly price: number
  /** Null: in stock, nobody says how many. */
  readonly quantity: number | null
  readonly asOf: Date
}

export interface PharmacyBasket {
  readonly pharmacyId: string
  readonly complete: boolean
  /** Kopecks for all positions. */
  readonly totalPrice: number
  readonly positions: readonly (AskedPack & { readonly price: number; readonly asOf: Date })[]
  /** Packs that it lacks, or has too few of. */
  readonly missing: readonly string[]
}

/** What each pharmacy has of a basket; those that have nothing of it are left out. */
export function pharmacyBaskets(
  asked: readonly AskedPack[],
  offers: readonly StockOffer[],
): PharmacyBasket[] {
  const byPharmacy = Map.groupBy(offers, ({ pharmacyId }) => pharmacyId)
  return [...byPharmacy].flatMap(([pharmacyId, own]) => {
    const positions = asked.flatMap(({ packId, count }) => {
      const offer = own.find(each => each.packId === packId && hasEnough(each, count))
      return offer ? [{ packId, count, price: offer.price, asOf: offer.asOf }] : []
    })
    if (positions.length === 0) return []
    const has = new Set(positions.map(({ packId }) => packId))
    const missing = asked.map(({ packId }) => packId).filter(packId => !has.has(packId))
    const totalPrice = positions.reduce((sum, { price, count }) => sum + price * count, 0)
    return [{ pharmacyId, complete: missing.length === 0, totalPrice, positions, missing }]
  })
}

const hasEnough = ({ quantity }: StockOffer, count: number) => quantity === null || quantity >= count

export interface BasketSplit {
  readonly pharmacyIds: readonly [string, string]
  readonly totalPrice: number
  /** Kopecks less than in the cheapest pharmacy that has all; null: none has all. */
  readonly saving: number | null
}

/** A second pharmacy is worth the way from that share of the price on. */
const LEAST_SAVING = 0.1

/**
 * The two pharmacies of one town that together have all, each pack bought where it costs less, and save most; null if they save
 * less than a tenth of the cheapest pharmacy that has all.
 */
export function bestSplit(
  asked: readonly AskedPack[],
  baskets: readonly PharmacyBasket[],
  townOf: (pharmacyId: string) => number,
): BasketSplit | null {
  const costs = baskets.map(({ pharmacyId, positions }) => {
    const prices = new Map(positions.map(({ packId, price }) => [packId, price]))
    const cost = asked.map(({ packId, count }) => (prices.get(packId) ?? Number.POSITIVE_INFINITY) * count)
    return { pharmacyId, cost, town: townOf(pharmacyId) }
  })
  let [total, pair]: [number, readonly [string, string] | null] = [Number.POSITIVE_INFINITY, null]
  for (const inTown of Map.groupBy(costs, ({ town }) => town).values()) {
    inTown.forEach((one, at) => {
      for (let next = at + 1; next < inTown.length; next++) {
        const other = inTown[next]
        if (!other) continue
        const price = one.cost.reduce((sum, cost, of) => sum + Math.min(cost, other.cost[of] ?? cost), 0)
        if (price < total) [total, pair] = [price, [one.pharmacyId, other.pharmacyId]]
      }
    })
  }
  if (pair === null) return null
  const complete = baskets.filter(basket => basket.complete).map(({ totalPrice }) => totalPrice)
  if (complete.length === 0) return { pharmacyIds: pair, totalPrice: total, saving: null }
  const cheapest = Math.min(...complete)
  const saving = cheapest - total
  return saving > 0 && saving >= cheapest * LEAST_SAVING
    ? { pharmacyIds: pair, totalPrice: total, saving }
    : null
}
