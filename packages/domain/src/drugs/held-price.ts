import type { StockOffer } from './basket.ts'

/** A price that many times above or below the usual one is a mistake: a wrong unit, a shifted column. */
export const HELD_FACTOR = 10

/** A price is usual if that many pharmacies of a sender have the pack. */
export const LEAST_PHARMACIES = 5

/**
 * That many senders (chains) with much the same usual price of a pack are a measure for all others, or else so many that have it now;
 * fewer are none, because the first one to come may be the one that is wrong. Then a sender is compared with its own last full feed, with
 * the pharmacy's former price, or else with the median of this feed; and a price is shown all the same if it is near what pharmacies of others have. In SQL:
 * `stock/store/usual-prices.ts`.
 */
export const LEAST_SENDERS = 2

/**
 * A single price that changes is compared with so many other pharmacies that agree, whoever sent theirs, where nothing else is known. Most of them have to agree (`agreedPrice`).
 */
export const LEAST_ELSEWHERE = 2

/**
 * What a sender asked itself is a measure that many times as long as prices are shown (15 days by default): long enough for somebody to
 * see that its feeds are held back, and not for ever, because the first one may have been the mistake.
 */
export const FORMER_PRICE_LASTS = 5

/** A feed with a larger share of prices that are held back is wrong as a whole: it changes no usual price. */
export const MOST_HELD_SHARE = 0.2

/** Whether a price is held back until a plausible one comes. */
export const isHeldBack = (price: number, typical: number): boolean =>
  price > typical * HELD_FACTOR || price * HELD_FACTOR < typical

/**
 * The middle one of some prices, if at least two of them and more than half are near it; null: they agree on nothing. One absurd price
 * among them changes nothing, whichever came first. In SQL: `stock/store/usual-prices.ts`.
 */
export function agreedPrice(prices: readonly number[]): number | null {
  const middle = prices.toSorted((one, other) => one - other)[Math.ceil(prices.length / 2) - 1]
  if (middle === undefined) return null
  const near = prices.filter(price => !isHeldBack(price, middle)).length
  return near >= LEAST_ELSEWHERE && near * 2 > prices.length ? middle : null
}

/** Offers of one pack without absurd prices: those far from what most of them agree on or, without that, from what was usual before. */
export function plausibleOffers(
  offers: readonly StockOffer[],
  before: number | null = null,
): readonly StockOffer[] {
  const usual = agreedPrice(offers.map(({ price }) => price)) ?? before
  return usual === null ? offers : offers.filter(({ price }) => !isHeldBack(price, usual))
}
