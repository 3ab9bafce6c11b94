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
  readonly positions: readonly BasketPosition[]
  /** Packs that it lacks, or has too few of. */
  readonly missing: readonly string[]
  /** Those of the missing packs that it has, only not so many. */
  readonly short: readonly ShortPack[]
  /** Of which nobody says now whether pharmacies have them. */
  readonly unknown: readonly string[]
}

export interface BasketPosition extends AskedPack {
  /** Kopecks for one. */
  readonly price: number
  /** False: it is in stock, and nobody says how many. */
  readonly isCountKnown: boolean
  readonly asOf: Date
}

export interface ShortPack extends AskedPack {
  readonly available: number
}

/**
 * What each pharmacy has of a basket; those that have nothing of it are left out. While nobody says of a pack where it is, none is
 * known to have all.
 */
export function pharmacyBaskets(
  all: readonly AskedPack[],
  offers: readonly StockOffer[],
  isUnknown: ReadonlySet<string> = NO_PACKS,
): PharmacyBasket[] {
  const asked = all.filter(({ packId }) => !isUnknown.has(packId))
  const unknown = all.filter(({ packId }) => isUnknown.has(packId)).map(({ packId }) => packId)
  const byPharmacy = Map.groupBy(offers, ({ pharmacyId }) => pharmacyId)
  const baskets: PharmacyBasket[] = []
  for (const [pharmacyId, own] of byPharmacy) {
    const positions: BasketPosition[] = []
    const missing: string[] = []
    const short: ShortPack[] = []
    let totalPrice = 0
    for (const { packId, count } of asked) {
      let offer: StockOffer | undefined
      for (const each of own) {
        if (each.packId !== packId) continue
        offer = each
        if (hasEnough(each, count)) break
      }
      if (offer && hasEnough(offer, count)) {
        const isCountKnown = offer.quantity !== null
        positions.push({ packId, count, price: offer.price, isCountKnown, asOf: offer.asOf })
        totalPrice += offer.price * count
        continue
      }
      missing.push(packId)
      const available = offer?.quantity ?? 0
      if (available > 0) short.push({ packId, count, available })
    }
    if (positions.length === 0 && short.length === 0) continue
    const complete = missing.length === 0 && unknown.length === 0
    baskets.push({ pharmacyId, complete, totalPrice, positions, missing, short, unknown })
  }
  return baskets
}

const NO_PACKS: ReadonlySet<string> = new Set()

export const hasEnough = ({ quantity }: StockOffer, count: number) => quantity === null || quantity >= count

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
 * less than a tenth of the cheapest pharmacy that has all, or something is unknown.
 */
export function bestSplit(
  asked: readonly AskedPack[],
  baskets: readonly PharmacyBasket[],
  townOf: (pharmacyId: string) => number,
): BasketSplit | null {
  // A pack of which nobody says anything may be cheapest in a third one.
  if (baskets.some(({ unknown }) => unknown.length > 0)) return null
  const complete = baskets.filter(basket => basket.complete).map(({ totalPrice }) => totalPrice)
  const cheapest = complete.length === 0 ? null : Math.min(...complete)
  const all = allPacks(asked.length)
  const byTown = Map.groupBy(costsOf(asked, baskets), ({ pharmacyId }) => townOf(pharmacyId))
  // A pair that saves too little is no answer, so none is looked for; the last check is exact.
  const most = cheapest === null ? Number.POSITIVE_INFINITY : Math.ceil(cheapest * (1 - LEAST_SAVING)) + 1
  let best: Pair = { total: most, pharmacyIds: null }
  for (const inTown of byTown.values()) best = cheapestPair(inTown, all, best)
  const { total, pharmacyIds } = best
  if (pharmacyIds === null) return null
  if (cheapest === null) return { pharmacyIds, totalPrice: total, saving: null }
  const saving = cheapest - total
  return saving >= cheapest * LEAST_SAVING ? { pharmacyIds, totalPrice: total, saving } : null
}

interface Costs {
  readonly pharmacyId: string
  /** Of each pack; infinite: it has too few or none. */
  readonly costs: readonly number[]
  /** The packs that it has, one bit for each. */
  readonly has: number
}

const MOST_BITS = 31
/** The bits of all packs; 0: of more packs than there are bits nothing is known. */
const allPacks = (count: number) => (count < MOST_BITS ? (1 << count) - 1 : 0)

function costsOf(asked: readonly AskedPack[], baskets: readonly PharmacyBasket[]): Costs[] {
  const costs: Costs[] = []
  for (const { pharmacyId, positions } of baskets) {
    if (positions.length === 0) continue
    // Positions stand in the order of what was asked.
    let next = 0
    let has = 0
    const ofPacks = asked.map(({ packId, count }, at) => {
      const position = positions[next]
      if (position?.packId !== packId) return Number.POSITIVE_INFINITY
      next += 1
      has |= 1 << at
      return position.price * count
    })
    costs.push({ pharmacyId, costs: ofPacks, has })
  }
  return costs
}

interface Pair {
  readonly total: number
  /** Null: none costs less than `total`. */
  readonly pharmacyIds: readonly [string, string] | null
}

/** The cheapest pair of a town that together has all if it costs less than `best`. Most pairs do not have all, which their bits say at once. */
function cheapestPair(inTown: readonly Costs[], all: number, best: Pair): Pair {
  let { total, pharmacyIds } = best
  const rest = leastOfRest(inTown)
  for (const [at, one] of inTown.entries()) {
    for (let next = at + 1; next < inTown.length; next++) {
      const other = inTown[next]
      if (!other || ((one.has | other.has) & all) !== all) continue
      const price = priceOfPair(one.costs, other.costs, { rest, below: total })
      if (price < total) [total, pharmacyIds] = [price, [one.pharmacyId, other.pharmacyId]]
    }
  }
  return { total, pharmacyIds }
}

/**
 * 300 pharmacies are 45,000 pairs for each request: a pair is left, as if it cost `below`, once it costs as much even if all packs that
 * follow cost the least in town.
 */
function priceOfPair(
  one: Costs['costs'],
  other: Costs['costs'],
  { rest, below }: { readonly rest: readonly number[]; readonly below: number },
): number {
  let price = 0
  for (let at = 0; at < one.length; at++) {
    price += Math.min(one[at] ?? 0, other[at] ?? 0)
    if (price + (rest[at] ?? 0) >= below) return below
  }
  return price
}

/** What the packs after each one cost at least in town. */
function leastOfRest(inTown: readonly Costs[]): number[] {
  const lowest = (inTown[0]?.costs ?? []).map((_, at) =>
    Math.min(...inTown.map(({ costs }) => costs[at] ?? 0)),
  )
  let sum = 0
  return lowest
    .toReversed()
    .map(cost => {
      const after = sum
      sum += cost
      return after
    })
    .toReversed()
}
