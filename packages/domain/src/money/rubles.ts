/** What a sum looks like in a text: `50`, `50,5`, `50.50`, and with the spaces between thousands that tables write: `1 000,50`. */
export const RUBLES = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,9})(?:[.,]\d{1,2})?`

const WHOLE = new RegExp(`^${RUBLES}$`)

/** Rubles as kopecks; null: no sum, or one of which nobody knows whether a point parts thousands. */
export function kopecksOf(text: string): number | null {
  if (!WHOLE.test(text)) return null
  const [rubles = '', kopecks = ''] = text.split(/[.,]/)
  return Number(rubles.replace(/\D/g, '')) * 100 + Number(kopecks.slice(0, 2).padEnd(2, '0'))
}
