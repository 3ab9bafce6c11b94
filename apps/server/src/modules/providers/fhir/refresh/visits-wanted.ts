export interface VisitsWanted {
  /** Null: of everybody. */
  readonly profileIds: readonly string[] | null
  /** What was read since then is not read again; null: everything is. */
  readonly notReadSince: Date | null
}
