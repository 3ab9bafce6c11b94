interface Reason {
  readonly code: number
  readonly weight: number
  readonly message: string
}

const COUNTRY_NOT_SUPPORTED = 10

/** The reason to show: of the highest weight, unless its code is 10 (product §5; decisions D2). */
export function shownReason<R extends Reason>(reasons: readonly R[]): R | null {
  const heaviest = reasons.toSorted((a, b) => b.weight - a.weight)[0]
  return heaviest && heaviest.code !== COUNTRY_NOT_SUPPORTED ? heaviest : null
}
