import { agreedPrice, LEAST_ELSEWHERE } from './held-price.ts'
import { HIGHEST_PRICE } from './kopecks.ts'
import { type PackageSize, timesTheSize } from './package-size.ts'

/**
 * A first price that many times above or below what other packages of its medicine cost for as much is a mistake. Wider than between
 * prices of one package, because strengths differ and a small package costs more for as much; a hundred times, kopecks for rubles, is
 * beyond it.
 */
export const HELD_FACTOR_BY_AMOUNT = 30

/** Whether a price that nothing else measures is held back by what other packages cost for as much. In SQL: `stock/store/hold-back.ts`. */
export const isHeldByAmount = (price: number, byAmount: number): boolean =>
  price > byAmount * HELD_FACTOR_BY_AMOUNT || price * HELD_FACTOR_BY_AMOUNT < byAmount

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

/** The same where it is known of other packages what several have agreed on, and not who. */
export const priceByAgreed = (
  own: PackageSize,
  others: readonly Omit<OtherPrice, 'sender'>[],
): number | null =>
  priceByAmount(
    own,
    others.flatMap(other => Array.from({ length: LEAST_ELSEWHERE }, (_, sender) => ({ ...other, sender }))),
  )
