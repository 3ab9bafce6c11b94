import type { Catalogue, Translate } from '../catalogue.ts'
import type { Language } from '../language.ts'

export interface Price {
  readonly priceKind: 'fixed' | 'range' | 'from' | null
  /** Rubles. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
}

function amount(language: Language, rubles: number, hasKopecks = !Number.isInteger(rubles)): string {
  const text = hasKopecks ? rubles.toFixed(2) : String(rubles)
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
    // "5,90–9,00": both ends of a range are written alike.
    const hasKopecks = ![priceFrom, priceTo].every(Number.isInteger)
    const alike = (rubles: number) => amount(language, rubles, hasKopecks)
    return common('price.range', { from: alike(priceFrom), to: alike(priceTo) })
  }
  return common('price.fixed', { value: from })
}
