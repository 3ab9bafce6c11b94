/**
 * The codes of the reasons why online booking is declined, each with its weight. The weight decides which reason is
 * shown (product §5; codes and weights: decisions D2).
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
  /** A child who is in no family yet. */
  5: 60,
  /** Name, birthday or sex is missing. */
  6: 80,
  /** Only members of a programme may book. */
  7: 65,
  /** The doctor does not accept this age. */
  8: 70,
  /** The first visit can be booked only by phoning the registry. */
  9: 64,
  /** The country is not supported; this code is never shown. */
  10: 0,
  /** The town is not supported. */
  11: 10,
  /** Too many missed visits. */
  12: 92,
  /** The patient has another visit at that time. */
  13: 50,
  /** Can be booked only by phoning the registry. */
  14: 66,
} as const

export type DeclineCode = keyof typeof declineWeights

/** True if the code is in this list. A server may send codes that an older client does not know. */
export function isDeclineCode(code: number): code is DeclineCode {
  return Object.hasOwn(declineWeights, code)
}

/** The place accepts other ages: it may accept another member of the family, and another doctor this one. */
export const WRONG_AGE = 8 satisfies DeclineCode

const NEVER_SHOWN = 10 satisfies DeclineCode

export function byWeight(codes: Iterable<DeclineCode>): DeclineCode[] {
  return [...new Set(codes)].sort((a, b) => declineWeights[b] - declineWeights[a] || a - b)
}

/** A reason as it is sent over the network; its code may be unknown to an older client. */
interface WeighedReason {
  readonly code: number
  readonly weight: number
}

/** The reason to show: the one with the highest weight, unless its code is 10 (product §5). */
export function shownReason<R extends WeighedReason>(reasons: readonly R[]): R | null {
  const [heaviest] = [...reasons].sort((a, b) => b.weight - a.weight || a.code - b.code)
  return heaviest === undefined || heaviest.code === NEVER_SHOWN ? null : heaviest
}
