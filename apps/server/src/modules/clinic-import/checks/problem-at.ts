import type { Columns, Row, TableContent } from '../files/table.ts'
import type { Problem } from '../problem.ts'

/** A problem of one cell of a row, or of the row as a whole. */
export function problemAt<Of extends Columns>(
  { file, headers }: TableContent<Of>,
  { line }: Pick<Row<Of>, 'line'>,
  column: keyof Of | null,
  key: Problem['key'],
  more: Pick<Problem, 'params' | 'found'> = {},
): Problem {
  return { file, line, column: column === null ? null : headers[column], key, ...more }
}
