/** Rubles; null: not known. */
export interface StatedPrice {
  readonly priceKind: 'fixed' | 'range' | 'from' | null
  readonly priceFrom: number | null
  readonly priceTo: number | null
}

export interface PriceParts {
  readonly programme: StatedPrice
  readonly person: StatedPrice
}

/**
 * What a programme pays of a price and what the person, where the programme pays `share` percent. Both bounds of a price are
 * shared, so that the two parts make the whole; the person's part is rounded up to a kopeck.
 */
export function priceParts(price: StatedPrice, share: number): PriceParts {
  const { priceKind, priceFrom, priceTo } = price
  const [from, to] = [partsOf(priceFrom, share), partsOf(priceTo, share)]
  return {
    programme: { priceKind, priceFrom: from.programme, priceTo: to.programme },
    person: { priceKind, priceFrom: from.person, priceTo: to.person },
  }
}

function partsOf(rubles: number | null, share: number) {
  if (rubles === null) return { programme: null, person: null }
  const kopecks = Math.round(rubles * 100)
  const programme = Math.floor((kopecks * share) / 100)
  return { programme: programme / 100, person: (kopecks - programme) / 100 }
}
