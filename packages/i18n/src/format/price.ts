import type { Catalogue, Translate } from '../catalogue.ts'
import type { Language } from '../language.ts'

export interface Price {
  readonly priceKind: 'fixed' | 'range' | 'from' | null
  /** Rubles. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
}

function amount(language: Language, rubles: number): string {
  const text = Number.isInteger(rubles) ? String(rubles) : rubles.toFixed(2)
  const grouped = text.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')
  return language === 'en' ? grouped : grouped.replace('.', ',')
}

/** A fixed value, a range, or "from": for information only (product §1). Null if the price is not known. */
export function formatPrice(
  language: Language,
  common: Translate<Catalogue['common']>,
  { priceKind, priceFrom, priceTo }: Price,
): string | null {
  if (priceKind === null || priceFrom === null) return null
  const from = amount(language, priceFrom)
  if (priceKind === 'from') return common('price.from', { value: from })
  if (priceKind === 'range' && priceTo !== null && priceTo !== priceFrom) {
    return common('price.range', { from, to: amount(language, priceTo) })
  }
  return common('price.fixed', { value: from })
}
