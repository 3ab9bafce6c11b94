import { isOptionAtBranch, type OptionPlaces } from './service-option.ts'

export interface Price {
  readonly priceKind: 'fixed' | 'range' | 'from' | null
  /** Rubles. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
}

export interface PricedService extends Price {
  readonly options: readonly (Price & OptionPlaces)[]
}

/**
 * Whether what a service states as its price, a range or "from", holds for this price of one of its options, too. A fixed price is
 * that of the service without an option.
 */
export function isWithinPrice(stated: Price, option: Price): boolean {
  const { priceKind, priceFrom: least, priceTo: most } = stated
  const { priceFrom: from, priceTo: to } = option
  if (priceKind === 'fixed' || least === null || from === null) return true
  return from >= least && (most === null || (to ?? from) <= most)
}

/**
 * The price of a service at these branches. For a range, or a price "from", of options that are partly given elsewhere
 * only, it covers the options of these branches. A fixed price stays as the clinic states it. `price-at-branch.ts` of the
 * server says the same in SQL.
 */
export function priceAtBranches(service: PricedService, branchIds: readonly string[]): Price {
  const { priceKind, priceFrom, priceTo, options } = service
  const here = options.filter(option => branchIds.some(id => isOptionAtBranch(option, id)))
  if (priceKind === null || priceKind === 'fixed' || priceFrom === null || here.length === options.length) {
    return { priceKind, priceFrom, priceTo }
  }
  const prices = here.flatMap(({ priceFrom: from, priceTo: to }) => [from, to]).filter(one => one !== null)
  if (prices.length === 0) return { priceKind, priceFrom, priceTo }
  // An option without an upper price extends the range to the clinic's upper price.
  const isOpen = here.some(option => option.priceKind === 'from')
  const least = Math.max(priceFrom, Math.min(...prices))
  if (priceKind === 'from') return { priceKind, priceFrom: least, priceTo: null }
  const most = Math.min(
    priceTo ?? Number.POSITIVE_INFINITY,
    isOpen ? Number.POSITIVE_INFINITY : Math.max(...prices),
  )
  if (!Number.isFinite(most)) return { priceKind: 'from', priceFrom: least, priceTo: null }
  return most <= least
    ? { priceKind: 'fixed', priceFrom: least, priceTo: null }
    : { priceKind: 'range', priceFrom: least, priceTo: most }
}
