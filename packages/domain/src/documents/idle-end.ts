interface Idle {
  /** Milliseconds after which it ends while nobody touches the page, but `SHORTEST_IDLE_MS` at least; below 0: never. */
  readonly idleMs: number
  /** When the page was touched last, in milliseconds since the epoch. */
  readonly touchedAt: number
}

/**
 * A code opens what it was given for: one that ended on the spot would be asked for again and again, and nothing would
 * ever open. From 0 on the timer runs (product §4), so that 0 means this, not 'never'.
 */
const SHORTEST_IDLE_MS = 30_000

/** When an activation code that was stored ends (product §4, "Report opening"; calls §9), in milliseconds since the epoch. */
export function idleEnd({ idleMs, touchedAt }: Idle): number {
  return idleMs < 0 ? Number.POSITIVE_INFINITY : touchedAt + Math.max(idleMs, SHORTEST_IDLE_MS)
}
