interface Idle {
  /** Milliseconds after which it ends while nobody touches the page; below 0: never. */
  readonly idleMs: number
  /** When the page was touched last, in milliseconds since the epoch. */
  readonly touchedAt: number
}

/** When an activation code that was stored ends (product §4, "Report opening"; calls §9), in milliseconds since the epoch. */
export function idleEnd({ idleMs, touchedAt }: Idle): number {
  return idleMs < 0 ? Number.POSITIVE_INFINITY : touchedAt + idleMs
}
