/**
 * Why online booking is declined, by code, with the weight that decides which reason is shown
 * (product §5; codes and weights: decisions D2).
 */
export const declineWeights = {
  /** The account may not book for this person. */
  0: 0,
  /** The clinic takes no online bookings. */
  2: 90,
  /** Forbidden for this account by an administrator. */
  3: 95,
  /** The clinic's account is inactive. */
  4: 85,
  /** A child who is in nobody's family yet. */
  5: 60,
  /** Name, birthday or sex is missing. */
  6: 80,
  /** Members of a programme only. */
  7: 65,
  /** The doctor does not take this age. */
  8: 70,
  /** The first visit is booked at the registry only. */
  9: 64,
  /** The country is not supported; never the one shown. */
  10: 0,
  /** The town is not supported. */
  11: 10,
  /** Too many missed visits. */
  12: 92,
  /** The patient is booked elsewhere at that time. */
  13: 50,
  /** Booked at the registry only. */
  14: 66,
} as const

export type DeclineCode = keyof typeof declineWeights

/** Is it a reason of this list? A client may meet newer ones. */
export function isDeclineCode(code: number): code is DeclineCode {
  return Object.hasOwn(declineWeights, code)
}

const NEVER_SHOWN = 10 satisfies DeclineCode

export function byWeight(codes: Iterable<DeclineCode>): DeclineCode[] {
  return [...new Set(codes)].sort((a, b) => declineWeights[b] - declineWeights[a] || a - b)
}

/** A reason as it crosses the wire; clients may meet codes newer than themselves. */
interface WeighedReason {
  readonly code: number
  readonly weight: number
}

/** The reason to show: of the highest weight, unless its code is 10 (product §5). */
export function shownReason<R extends WeighedReason>(reasons: readonly R[]): R | null {
  const [heaviest] = [...reasons].sort((a, b) => b.weight - a.weight || a.code - b.code)
  return heaviest === undefined || heaviest.code === NEVER_SHOWN ? null : heaviest
}
