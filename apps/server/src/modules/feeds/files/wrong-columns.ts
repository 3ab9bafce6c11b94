type ColumnProblem = 'missing_column' | 'duplicate_column'

/** Columns that a feed must have and lacks, or has twice: which one counts nobody knows. */
export class WrongColumns extends Error {
  readonly columns: readonly string[]
  readonly problem: ColumnProblem

  constructor(columns: readonly string[], problem: ColumnProblem = 'missing_column') {
    super(`${problem}: ${columns.join(', ')}`)
    this.columns = columns
    this.problem = problem
  }
}
