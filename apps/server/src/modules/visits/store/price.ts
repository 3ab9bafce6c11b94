/** In rubles; for information only (product §1). */
export interface Price {
  readonly kind: 'fixed' | 'range' | 'from'
  readonly from: number
  /** The upper end of a range; null for the other kinds. */
  readonly to: number | null
}

export interface PriceRow {
  readonly price_kind: Price['kind'] | null
  readonly price_from: number | null
  readonly price_to: number | null
}

export function priceOf({ price_kind: kind, price_from: from, price_to: to }: PriceRow): Price | null {
  return kind === null || from === null ? null : { kind, from, to }
}
