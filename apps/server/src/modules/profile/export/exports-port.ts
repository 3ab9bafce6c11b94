/** Makes the copies of data that people ordered. */
export interface Exports {
  /** What the keys of the copies are made of, each with the token of its link. */
  readonly key: Buffer
  /** Makes what is ordered, and takes away what nobody may fetch any more. */
  work(): Promise<{ made: number; forgotten: number }>
  /** Has an order that was just committed made at once, and not within a minute. */
  nudge(): void
}
