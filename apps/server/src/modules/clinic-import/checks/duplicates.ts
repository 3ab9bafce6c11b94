import type { Columns, Row, TableContent } from '../files/table.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Rows that repeat the values of an earlier row in these columns. */
export function duplicates<Of extends Columns>(
  content: TableContent<Of>,
  columns: readonly (keyof Of)[],
): Problem[] {
  const seen = new Map<string, Row<Of>>()
  return content.rows.flatMap(row => {
    const values = columns.map(column => row.values[column])
    if (values.includes(undefined)) return []
    const key = JSON.stringify(values)
    const earlier = seen.get(key)
    if (!earlier) seen.set(key, row)
    const [column] = columns
    if (!earlier || column === undefined) return []
    return [problemAt(content, row, column, 'problem.duplicate', { params: { line: earlier.line } })]
  })
}
