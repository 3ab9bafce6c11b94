/** 100,000 rubles: no pack costs more, and a mistyped one does. */
export const HIGHEST_PRICE = 10_000_000

/** Rubles with a point or a comma as kopecks; null: no price, or an absurd one. */
export function parseKopecks(text: string): number | null {
  const [, rubles, kopecks = ''] =
    /^(\d{1,3}(?:[ \u00a0]\d{3})*|\d{1,9})(?:[.,](\d{1,2})0*)?$/.exec(text.trim()) ?? []
  if (rubles === undefined) return null
  const price = Number(rubles.replace(/\D/g, '')) * 100 + Number(kopecks.padEnd(2, '0'))
  return price >= 1 && price <= HIGHEST_PRICE ? price : null
}
