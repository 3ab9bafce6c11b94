/** A phone as digits with the country code: `375291234567` (product §5, "Phone": stored as digits only). */
export type Phone = string

const BELARUS = /^\+?375(22|25|29|33|44|65|55)\d{7}$/

/**
 * Parses a phone that a person wrote; null if it is not valid. Spaces, brackets and hyphens are ignored and full-width
 * digits are accepted; the number is +375, a mobile code and seven digits.
 */
export function parsePhone(written: string): Phone | null {
  const bare = written.normalize('NFKC').replace(/[\s()‐‑–-]/g, '')
  return BELARUS.test(bare) ? bare.replace('+', '') : null
}
