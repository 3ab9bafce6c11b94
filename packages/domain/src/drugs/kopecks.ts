import { kopecksOf } from '../money/rubles.ts'

/** 100,000 rubles: no pack costs more, and a mistyped one does. */
export const HIGHEST_PRICE = 10_000_000

/** Databases write `12.5000`, of which the point parts kopecks for certain. */
const TRAILING_ZEROS = /([.,]\d\d)0+$/

/** Rubles with a point or a comma as kopecks; null: no price, or an absurd one. */
export function parseKopecks(text: string): number | null {
  const price = kopecksOf(text.trim().replace(TRAILING_ZEROS, '$1'))
  return price !== null && price >= 1 && price <= HIGHEST_PRICE ? price : null
}
