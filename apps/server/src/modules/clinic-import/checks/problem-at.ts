import type { Columns, Row, TableContent } from '../files/table.ts'
import type { Problem } from '../problem.ts'

/** A problem of one cell of a row, or of the row as a whole. A value that was found is told as the file has it. */
export function problemAt<Of extends Columns>(
  { file, headers }: TableContent<Of>,
  { line, values, written }: Pick<Row<Of>, 'line'> & Partial<Row<Of>>,
  column: keyof Of | null,
  key: Problem['key'],
  more: Pick<Problem, 'params' | 'found'> = {},
): Problem {
  const cell = column !== null && more.found === values?.[column] ? written?.[column] : undefined
  const found = cell === undefined ? {} : { found: cell }
  return { file, line, column: column === null ? null : headers[column], key, ...more, ...found }
}
