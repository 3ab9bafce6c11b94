/** A phone as digits with the country code: `375291234567` (product §5, "Phone": stored as digits only). */
export type Phone = string

const BELARUS = /^\+?375(22|25|29|33|44|65|55)\d{7}$/

/**
 * The phone that a person wrote, or null. Spaces, brackets and hyphens are passed over, full-width digits are digits; +375, then a mobile
 * code, then seven digits.
 */
export function parsePhone(written: string): Phone | null {
  const bare = written.normalize('NFKC').replace(/[\s()‐‑–-]/g, '')
  return BELARUS.test(bare) ? bare.replace('+', '') : null
}
