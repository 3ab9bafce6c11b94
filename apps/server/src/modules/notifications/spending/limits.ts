/** How many parts of SMS an hour may cost, over all and to numbers that begin so; null: as many as there are. */
export interface SpendingLimits {
  readonly perHour: number | null
  readonly byPrefix: Readonly<Record<string, number>>
}

export const unlimited: SpendingLimits = { perHour: null, byPrefix: {} }

/** The limits that a message to this number falls under, by prefix; '' is the one over all. */
export function limitsFor(
  to: string,
  { perHour, byPrefix }: SpendingLimits,
): [prefix: string, limit: number][] {
  const overall: [string, number][] = perHour === null ? [] : [['', perHour]]
  return [...overall, ...Object.entries(byPrefix).filter(([prefix]) => to.startsWith(prefix))]
}
