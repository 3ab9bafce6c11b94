export interface RefreshVisitsRequest {
  /** Null: all profiles. */
  readonly profileIds: readonly string[] | null
  /** Visits read since then are not read again. Null: all are read. */
  readonly notReadSince: Date | null
  /** True: read only what changed at the clinic since the last poll, not every visit. */
  readonly changesOnly?: boolean
}
