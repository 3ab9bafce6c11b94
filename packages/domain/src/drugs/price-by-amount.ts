import { agreedPrice } from './held-price.ts'
import { HIGHEST_PRICE } from './kopecks.ts'
import { type PackageSize, timesTheSize } from './package-size.ts'

/**
 * A first price that many times above or below what other packages of its medicine cost for as much is a mistake. Wider than between
 * prices of one package, because strengths differ and a small package costs more for as much; a hundred times, kopecks for rubles, is
 * beyond it.
 */
export const HELD_FACTOR_BY_AMOUNT = 30

/** What a sender asks for another package of the medicine. */
export interface OtherPrice {
  readonly sender: number
  readonly size: PackageSize
  /** Kopecks. */
  readonly price: number
}

/**
 * What a package would cost if its medicine cost as much for as much as others ask for other packages of it, if senders agree (one voice
 * each; `agreedPrice`); null: that is no measure.
 */
export function priceByAmount(own: PackageSize, others: readonly OtherPrice[]): number | null {
  const ofSenders = Map.groupBy(others, ({ sender }) => sender)
  const voices = [...ofSenders.values()].flatMap(prices => {
    const forAsMuch = prices.flatMap(({ size, price }) => {
      const times = timesTheSize(own, size)
      return times === null || times <= 0 ? [] : [price / times]
    })
    return forAsMuch.toSorted((one, other) => one - other)[Math.ceil(forAsMuch.length / 2) - 1] ?? []
  })
  const agreed = agreedPrice(voices)
  return agreed === null ? null : Math.min(Math.max(1, Math.round(agreed)), HIGHEST_PRICE)
}
