/** Makes the copies of data that people ordered. */
export interface Exports {
  /** The server's part of the keys of copies. */
  readonly key: Buffer
  /** Makes the ordered copies and deletes expired ones. */
  work(): Promise<{ made: number; forgotten: number }>
  /** Starts a just committed order at once instead of within a minute. */
  nudge(): void
}
