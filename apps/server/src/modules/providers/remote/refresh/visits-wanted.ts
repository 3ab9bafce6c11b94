export interface VisitsWanted {
  /** Null: of everybody. */
  readonly profileIds: readonly string[] | null
  /** What was read since then is not read again; null: everything is. */
  readonly notReadSince: Date | null
  /** What has changed at the clinic since it was asked last, not every visit by itself. */
  readonly changesOnly?: boolean
}
