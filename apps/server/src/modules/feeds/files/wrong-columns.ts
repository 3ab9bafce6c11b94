/** Columns that a feed must have and lacks. */
export class WrongColumns extends Error {
  readonly columns: readonly string[]

  constructor(columns: readonly string[]) {
    super(`the feed lacks ${columns.join(', ')}`)
    this.columns = columns
  }
}
