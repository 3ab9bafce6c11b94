/** Sorts of drugstores (product §3): price, distance, best choice. */
export const drugstoreSorts = ['totalPrice', 'distance', 'rank'] as const
export type DrugstoreSort = (typeof drugstoreSorts)[number]

/** What decides between pharmacies. */
export interface RankedPharmacy {
  readonly id: string
  /** How many of the packs it lacks. */
  readonly missing: number
  /** How many pieces it has of packs of which it has too few. */
  readonly available: number
  /** Kopecks. */
  readonly totalPrice: number
  /** Null: not known where the person is. */
  readonly distanceKm: number | null
  readonly isOpen: boolean
  /** Whether some price is older than a day. */
  readonly isStale: boolean
}

/* The way, a closed door and an old price as kopecks: for so much less somebody would go farther, wait, or try. */
const KOPECKS_PER_KM = 60
const CLOSED_KOPECKS = 200
const STALE_KOPECKS = 100

/** The best choice is the lowest of: the price, and what way, waiting and uncertainty are worth. */
export const rankCost = ({ totalPrice, distanceKm, isOpen, isStale }: RankedPharmacy): number =>
  totalPrice +
  (distanceKm ?? 0) * KOPECKS_PER_KM +
  (isOpen ? 0 : CLOSED_KOPECKS) +
  (isStale ? STALE_KOPECKS : 0)

/** The place of a pharmacy in a list: numbers that are compared one after the other. */
export type OrderKey = readonly number[]

/** Who has all comes first, then who lacks least; within that the sort, the price, what there is of the rest, and the id decide. */
export function orderKey(pharmacy: RankedPharmacy, sort: DrugstoreSort): OrderKey {
  const { missing, available, totalPrice, distanceKm, id } = pharmacy
  const byDistance = distanceKm ?? Number.MAX_SAFE_INTEGER
  const chosen = sort === 'rank' ? rankCost(pharmacy) : sort === 'distance' ? byDistance : totalPrice
  return [missing, chosen, totalPrice, -available, Number(id)]
}

export function compareKeys(one: OrderKey, other: OrderKey): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
