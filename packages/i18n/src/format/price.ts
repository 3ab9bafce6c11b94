import type { Catalogue, Translate } from '../catalogue.ts'
import type { Language } from '../language.ts'

export interface Price {
  readonly priceKind: 'fixed' | 'range' | 'from' | null
  /** Rubles. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
}

/** Kopecks are written where some of these have them: "5,90–9,00". */
const decimals = (...rubles: number[]) => (rubles.every(Number.isInteger) ? 0 : 2)

function amount(language: Language, rubles: number, digits = decimals(rubles)): string {
  const grouped = rubles.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')
  return language === 'en' ? grouped : grouped.replace('.', ',')
}

/** A fixed value, a range, or "from": for information only (product §1). Null if the price is not known. */
export function formatPrice(
  language: Language,
  common: Translate<Catalogue['common']>,
  { priceKind, priceFrom, priceTo }: Price,
): string | null {
  if (priceKind === null || priceFrom === null) return null
  const isRange = priceKind === 'range' && priceTo !== null && priceTo !== priceFrom
  const digits = isRange ? decimals(priceFrom, priceTo) : undefined
  const from = amount(language, priceFrom, digits)
  // The space in it does not break.
  const price = common('price.rubles', {
    value: isRange ? `${from}–${amount(language, priceTo, digits)}` : from,
  })
  return priceKind === 'from' ? common('price.from', { price }) : price
}
