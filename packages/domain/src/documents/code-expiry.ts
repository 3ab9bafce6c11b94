interface Idle {
  /**
   * Milliseconds without activity after which the code expires, at least `SHORTEST_IDLE_MS`; below 0 it never expires.
   */
  readonly idleMs: number
  /** The last activity on the page, in milliseconds since the epoch. */
  readonly touchedAt: number
}

/**
 * The shortest time that a code is kept. If it expired at once, it would be asked for again and again and nothing could
 * be opened. The timer runs from the value 0 on (product §4), so 0 means this shortest time, not "never".
 */
const SHORTEST_IDLE_MS = 30_000

/** When a stored activation code expires (product §4, "Report opening"; calls §9), in milliseconds since the epoch. */
export function codeExpiry({ idleMs, touchedAt }: Idle): number {
  return idleMs < 0 ? Number.POSITIVE_INFINITY : touchedAt + Math.max(idleMs, SHORTEST_IDLE_MS)
}
