/** How many parts of SMS may be sent in an hour, in all and to numbers with a prefix. Null: no limit. */
export interface SpendingLimits {
  readonly perHour: number | null
  readonly byPrefix: Readonly<Record<string, number>>
}

export const unlimited: SpendingLimits = { perHour: null, byPrefix: {} }

/** The limits that apply to this number, by prefix; '' is the limit for all numbers. */
export function limitsFor(
  to: string,
  { perHour, byPrefix }: SpendingLimits,
): [prefix: string, limit: number][] {
  const overall: [string, number][] = perHour === null ? [] : [['', perHour]]
  return [...overall, ...Object.entries(byPrefix).filter(([prefix]) => to.startsWith(prefix))]
}
